import { html } from '../pages/html.ts'
import { STYLE } from '../pages/layout.ts'
import type { SimulatedMessage } from './answer-message.ts'

/** What telephones would have got, newest first. */
export const messagesPage = (messages: readonly SimulatedMessage[]): string =>
  `<!doctype html>${
    html`<html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mensajes · Simulador de WhatsApp</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <header><p>Simulador de WhatsApp: a nadie le llega nada</p></header>
        <main>
          <h1>Mensajes</h1>
          ${messages.length === 0 ? html`<p>Todavía no hay ninguno.</p>` : html``}
          ${messages
            .toReversed()
            .map(
              ({ to, template, values, state }) =>
                html`<p class="note">
                  <b>+${to}</b><br />plantilla ${template}, pedido ${values[0] ?? ''}<br />${state}
                </p>`,
            )}
        </main>
      </body>
    </html>`.markup
  }`
