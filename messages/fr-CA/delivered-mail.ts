/** The mail that says that an order has arrived. */
export const deliveredMailWords = {
  subject: (number: string) => `La commande ${number} est livrée`,
  title: "Votre commande est livrée",
  lead: (number: string, carrier: string) => `Selon ${carrier}, la commande ${number} est arrivée.`,
  keep: "Gardez la boîte jusqu’à ce que vous sachiez que tout fonctionne\u00a0: c’est dans celle-ci qu’un retour voyage le mieux.",
  wrong:
    "Il manque quelque chose, un article est endommagé ou n’est pas celui que vous avez commandé? Dites-le ici\u00a0:",
  help: "Obtenir de l’aide pour cette commande",
  elsewhere: "Rien à votre porte? Demandez aux personnes qui vivent avec vous, puis écrivez-nous.",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};
