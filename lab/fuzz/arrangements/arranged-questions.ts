import { createSession } from '@gondola/server/sessions/session.store.ts'
import { ArrangedShop } from './arranged-shop.ts'
import { GESTION } from './preparation.ts'

/** Questions about missing articles, while an order is prepared. */
export class ArrangedQuestions extends ArrangedShop {
  /** A line of the caller's order that is being prepared, about which the customer could be asked. */
  async askableLine() {
    const Id = await this.ownPendingOrder()
    await this.bring(Id, 'preparando')
    await this.db.deleteFrom('line_questions').where('order_id', '=', Id).execute()
    await this.db.updateTable('orders').set({ B1: true, Opt4: '' }).where('Id', '=', Id).execute()
    await this.db
      .updateTable('order_lines')
      .set({ Preparado: null, Reemplazo: 'similar', Aclaracion: '' })
      .where('order_id', '=', Id)
      .execute()
    // the run may have logged the customer out, and asks nobody where a parameter says so
    await createSession(this.db, this.parts.shop.deps.clock, { clientId: this.ownClientId() })
    await this.db.deleteFrom('parameters').where('name', '=', 'MinutosPregunta').execute()
    const path = { Id, Items: 1 }
    const articles = this.db.selectFrom('articles').select(['Codigo', 'Descripcion', 'Precioventa'])
    // not every article has another one that is like it; others order the dearest
    for (const { Codigo, Descripcion, Precioventa } of await articles
      .where('unidad', '=', 1)
      // nine of it are enough for an order
      .where('Precioventa', '>=', 2000)
      .orderBy('Precioventa')
      .limit(60)
      .execute()) {
      await this.db
        .updateTable('order_lines')
        .set({
          Codart: Codigo,
          Descrip: Descripcion,
          Precioindividual: Precioventa,
          Precioventa: 9 * Precioventa,
          Cantidad: 9,
          Unidad: 1,
        })
        .where('order_id', '=', Id)
        .where('Items', '=', path.Items)
        .execute()
      const url = `${GESTION}pedidos/${Id}/lineas/${path.Items}/pregunta`
      const found = await this.ask<{ Codart: string }[]>('GET', url)
      if (found?.length) return { path, body: { Codarts: found.map(({ Codart }) => Codart) } }
    }
    return { path, body: { Codarts: ['1'] } }
  }

  /** A question to the caller that waits for an answer. */
  async ownQuestion() {
    const { path, body } = await this.askableLine()
    const url = `${GESTION}pedidos/${path.Id}/lineas/${path.Items}/pregunta`
    await this.ask('POST', url, body)
    return { path: { Id: path.Id }, body: { Items: path.Items, Elegido: body.Codarts[0]! } }
  }
}
