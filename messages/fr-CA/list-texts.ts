/** What each list is, for a search engine. */
export const listDescriptions = {
  "gaming-pcs":
    "Des ordinateurs de jeu avec la liste complète des pièces, le prix de chacune et une date d’expédition.",
  "prebuilt-gaming-pcs":
    "Des ordinateurs de jeu déjà montés, testés et emballés. Ils sont expédiés le jour ouvrable suivant.",
  "gaming-laptops":
    "Des portables de jeu de 14 à 18 pouces; chaque page indique les watts de la carte graphique, la luminosité de l’écran et le poids.",
  "gear-store": "Moniteurs, fauteuils, claviers, produits d’entretien et pièces pour un ordinateur de jeu.",
  "gaming-monitors":
    "Des moniteurs de jeu plats, incurvés et ultralarges, par taille, résolution et fréquence de rafraîchissement.",
  "gaming-setup": "Fauteuils, bureaux et supports pour les longues parties.",
  "refurbished-components": "Des pièces d’occasion, testées de nouveau. Chaque page en indique l’état.",
  "rigsmith-gear": "Nos propres claviers, souris, casques d’écoute et tapis.",
  "gaming-accessories": "Câbles, concentrateurs, supports et housses.",
  "pc-maintenance": "Nettoyage, pâte, filtres et outils.",
  "bundle-deals": "De l’équipement qui va ensemble, à un seul prix.",
  "pc-parts": "Des composants, avec les dimensions et les caractéristiques qui décident de leur compatibilité.",
  search: "Recherchez des PC, des portables, des pièces et de l’équipement.",
};

/** What stands under a list's title; its description where there is nothing to add. */
export const listIntros = {
  "gaming-pcs":
    "Des PC préassemblés, montés sur commande et remis à neuf. Chaque pièce est nommée, chaque prix expliqué.",
  "prebuilt-gaming-pcs": "Montés, testés et emballés. Un PC préassemblé est expédié le jour ouvrable suivant.",
  "gaming-laptops": "Chaque page indique les watts de la carte graphique, la luminosité de l’écran et le poids.",
  "gear-store": "Tout ce qui entoure le PC\u00a0: écrans, fauteuils, claviers et produits de nettoyage.",
  "gaming-monitors":
    "Des écrans plats, incurvés et ultralarges, à la fréquence de rafraîchissement que votre PC peut suivre.",
  "gaming-setup": listDescriptions["gaming-setup"],
  "refurbished-components": listDescriptions["refurbished-components"],
  "rigsmith-gear": listDescriptions["rigsmith-gear"],
  "gaming-accessories": "Les petites choses\u00a0: câbles, concentrateurs, supports et housses.",
  "pc-maintenance": "Nettoyage, pâte, filtres et outils qui gardent un PC silencieux.",
  "bundle-deals": listDescriptions["bundle-deals"],
  "pc-parts": listDescriptions["pc-parts"],
  search: "",
};
