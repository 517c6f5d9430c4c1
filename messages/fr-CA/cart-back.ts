export const cartBackWords = {
  title: "Votre panier est encore là",
  lead: "Remettez ce qu’il contenait dans le panier de ce navigateur, aux prix d’aujourd’hui. Ce qui s’y trouve déjà y reste.",
  back: "Remettre dans mon panier",
  done: "C’est de retour dans votre panier.",
  leftOut: (names: string) =>
    `N’est pas dans votre panier, parce que ce n’est plus offert en ce moment\u00a0: ${names}.`,
  toCart: "Voir le panier",
  home: "Aller à l’accueil",
};
