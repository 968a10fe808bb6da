import type { DepartmentRules } from '../family-rules.ts'

export const personalCare: DepartmentRules = {
  departamento: 'Perfumería',
  familias: [
    {
      familia: 'Shampoo y acondicionador',
      heads: 'acond acondicionador acondionador champu dermo dove sha sham shamp shampoo super tresemme',
      pairs: 'balsamo+jojoba pack+shampoo',
      words: 'antinudo ogx renew shoulder',
      brands: 'clear, head & shoulders, ogx, swing',
    },
    {
      familia: 'Coloración y tratamientos capilares',
      heads: 'activador ampolla colorac coloracion excellence fijador issue kit spray tintura tratamiento',
      pairs:
        'crema+capilar crema+peinar crema+tratamiento gel+algabo gel+capilar gel+fijador ' +
        'mascara+cabello mascarilla+capilar polvo+issue shampoo+colorante',
      words:
        'castano casting ceniza cenizo colore colorsilk estereo fijacion glos just koleston nutrisse ' +
        'permanente revlon rubio tono',
      brands: '919, excellence, issue, koleston, nutrisse, soft color',
    },
    {
      familia: 'Jabones',
      heads: 'jadon',
      pairs:
        'gel+ducha jabon+adulto jabon+algabo jabon+antibacterial jabon+axe jabon+bom jabon+cooperativa ' +
        'jabon+dove jabon+duc jabon+equate jabon+espadol jabon+estilo jabon+glicerina jabon+lux ' +
        'jabon+lysoform jabon+nivea jabon+palmolive jabon+plusbelle jabon+protex jabon+rexona ' +
        'jabon+barra jabon+suave jabon+tocador jabon+verita',
      words: 'lux palmolive protex tocador',
      brands: 'lux, palmolive, protex, spa',
    },
    {
      familia: 'Desodorantes',
      heads: 'antitranspirante antitraspirante deo',
      pairs:
        'desodorante+adida desodorante+antitranspirante desodorante+axe desodorante+ciel ' +
        'desodorante+colbert desodorante+dove desodorante+gillette desodorante+hombre ' +
        'desodorante+impulse desodorante+kevin desodorante+kevingston desodorante+men desodorante+mujer ' +
        'desodorante+mujercita desodorante+nivea desodorante+patrich desodorante+pie desodorante+rexona ' +
        'desodorante+spice desodorante+verita polvo+desodorante polvo+pedico talco+algabo talco+rexona',
      words: 'impulse pedico',
      brands: 'impulse, old spice',
    },
    {
      familia: 'Cuidado oral',
      heads: 'adhesivo cepillo enjuague hilo',
      pairs: 'crema+adhesiva crema+dental gel+nino kit+cepillo pack+colgate pasta+dental',
      words: 'bucal colgate dental fluor interdental listerine luminou oral plax sensodyne whitening',
      brands: 'colgate, gum, listerine, oral b, sensodyne',
    },
    {
      familia: 'Cuidado de la piel',
      heads: 'bronceador desmaquillador desmaquillante emulsion esmalte lima quitaesmalte tonico',
      pairs:
        'agua+micelar crema+antiarruga crema+asepxia crema+corporal crema+dia crema+facial ' +
        'crema+goicoechea crema+hidra crema+hidratante crema+hind crema+neutrogena crema+nivea ' +
        'crema+noche crema+ojo crema+ordene crema+pond crema+sensible crema+villeneuve gel+asepxia ' +
        'gel+dermaglo gel+facial gel+neutrogena gel+visage leche+piel locion+asepxia locion+neutrogena ' +
        'locion+piel mascara+nivea mascarilla+facial mascarilla+nivea piedra+mas protector+solar ' +
        'toalla+asepxia toalla+desmaquillante toallita+desmaquillante',
      words:
        'antiarruga asepxia cicatricure cutex dermaglo fps goicoechea hidra ive neutrogena pond ' +
        'reafirmante revitalift solar villeneuve visage',
      brands: "asepxia, cicatricure, cutex, dermaglos, goicoechea, neutrogena, pond's, st ives, villeneuve",
    },
    {
      familia: 'Afeitado y depilación',
      heads: 'afeitadora banda cartucho espuma maquina prestobarba rasuradora',
      pairs:
        'balsamo+men cera+depilatoria crema+depimiel gel+afeitar locion+despue locion+shave ' +
        'repuesto+bic repuesto+gillette repuesto+rasuradora',
      words: 'afeitar mach millefiori schick venu',
      brands: 'schick',
    },
    {
      familia: 'Protección femenina',
      heads: 'protector tampon',
      pairs:
        'aposito+post protector+diario protector+dual protector+mujer protector+suave protector+tanga ' +
        'toall+fem toalla+ala toalla+femenina toalla+higienica toalla+nosotra toallita+ala ' +
        'toallita+femenina toallita+nosotra',
      words: 'alway calipso carefree diario kotex ladysoft tanga uni',
      brands: 'always, calipso, carefree, kotex, ladysoft, nosotras, o.b., siempre libre',
    },
    {
      familia: 'Protección para adultos',
      pairs: 'panal+plenitud ropa+plenitud',
    },
    {
      familia: 'Farmacia y primeros auxilios',
      heads: 'alcohol preservativo sanitizante tira',
      pairs:
        'aposito+band aposito+curita gel+intimo gel+prime protector+mediana toalla+bialcohol ' +
        'toallita+dettol',
      words: 'aid bialcohol etilico prime tulipan',
      brands: 'prime, tulipan',
    },
    {
      familia: 'Fragancias',
      heads: 'body colonia eau edp edt perfume',
      pairs: 'locion+corporal perfume+ciel perfume+dufour perfume+viamo',
      words: 'toilette wel',
    },
    {
      familia: 'Algodones e hisopos',
      heads: 'algodon hisopo',
    },
  ],
}
