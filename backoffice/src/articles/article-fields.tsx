import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { uploadArticlePicture } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import { BrandInput, FamilyInput } from '../ui/catalogue-inputs.tsx'
import { choicesOf } from '../ui/choices.ts'
import { DecimalInput, PesosInput, WholeInput } from '../ui/number-inputs.tsx'
import { ArticleIva } from './article-iva.tsx'
import { OvertakenOffer } from './overtaken-offer.tsx'

const SALE_UNITS = Object.entries(ARTICLE_TEXTS.saleUnits).map(([id, name]) => ({ id: Number(id), name }))

/** Fields that describe an article. */
export const ArticleFields = () => (
  <>
    <TextInput source="Descripcion" validate={required()} fullWidth />
    <TextInput source="Descripcioncorta" helperText={ARTICLE_TEXTS.shortHint} fullWidth />
    <FamilyInput source="Familia.Codigo" isNeeded />
    <BrandInput source="Marca.Codigo" isNeeded />
    <TextInput source="Ean" />
    <BooleanInput source="EnVenta" defaultValue />
    <PictureInput upload={uploadArticlePicture} />
    <DecimalInput source="ContenidoNeto" helperText={ARTICLE_TEXTS.contentHint} min={0} />
    <SelectInput source="ContenidoUnidad" choices={choicesOf(ARTICLE_TEXTS.contentUnits)} />
    <WholeInput source="Orden" min={0} defaultValue={0} />
  </>
)

/** Prices of an article. */
export const ArticlePriceFields = () => (
  <>
    <PesosInput source="Precioventa" validate={required()} helperText={ARTICLE_TEXTS.priceHint} min={0} />
    <OvertakenOffer />
    <SelectInput source="unidad" choices={SALE_UNITS} validate={required()} defaultValue={1} />
    <TextInput source="unidaddescrip" helperText={ARTICLE_TEXTS.unitHint} />
    <ArticleIva />
    <PesosInput source="ImpuestoInterno" min={0} />
  </>
)
