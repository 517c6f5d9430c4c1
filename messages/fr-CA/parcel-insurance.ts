export const insuranceWords = {
  legend: "Assurance expédition",
  asking: "Nous demandons à l’assureur le prix de l’assurance expédition…",
  choose: "Assurer cette commande pendant le transport",
  covers: (value: string) =>
    `Couvre des biens d’une valeur de ${value} contre la perte et les dommages pendant le transport, selon les conditions de l’assureur. Facultatif.`,
  more: "Ce qui est couvert, et les conditions",
  away: "L’assurance expédition n’est pas offerte pour cette commande en ce moment. Vous pouvez commander sans elle.",
  title: (premium: string) => `Assurer cette commande pour ${premium}?`,
  lead: (value: string) =>
    `C’est un assureur, et non nous, qui assure les biens en route vers vous, pour le montant que vous payez\u00a0: ${value}.`,
  facts: [
    "C’est un choix. Nous expédions de la même façon avec ou sans assurance.",
    "Nous l’achetons pour vous une fois la commande payée, au prix de l’assureur, sans rien ajouter.",
    "Si votre commande est annulée avant l’expédition, le prix de l’assurance est remboursé avec le reste. Il l’est aussi si l’assureur n’accepte finalement pas votre commande.",
    "Si un article est perdu ou arrive endommagé, écrivez-nous d’abord. L’assureur tranche la réclamation selon ses conditions.",
    "Elle ne remplace pas la garantie et ne change rien à ce que nous vous devons si nous avons fait une erreur.",
  ],
  terms: "Lire les conditions de l’assureur",
  add: (premium: string) => `Ajouter pour ${premium}`,
  without: "Continuer sans assurance",
};
