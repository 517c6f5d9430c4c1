export const shareWords = {
  title: "Partager",
  lead: (points: string) =>
    `Donnez votre lien à vos amis. Quand la première commande d’un ami est expédiée, vous recevez ${points} points. Un remboursement en reprend sa part.`,
  failed: "Nous n’avons pas pu lire votre lien.",
  mailSent: "Nous avons envoyé un code à votre courriel. Il fonctionne une fois, pendant une heure.",
  confirmLead:
    "Assurons-nous d’abord que c’est bien vous\u00a0: nous envoyons un code à l’adresse courriel de votre compte.",
  sendCode: "M’envoyer un code",
  code: "Code reçu par courriel",
  open: "Activer mon lien",
  another: "Envoyer un autre code",
  link: "Votre lien",
  copy: "Copier",
  copied: "Copié",
  friends: (count: string) => `Amis qui ont commandé jusqu’ici\u00a0: ${count}`,
  rules:
    "Un ami compte une fois, avec sa première commande ici, dans les 30 jours suivant l’ouverture du lien. Vos propres commandes ne comptent pas.",
  shown: "Un ami vous envoie",
  shownLead: (points: string) =>
    `Si vous commandez d’ici 30 jours dans ce navigateur, votre ami reçoit ${points} points. Cela ne vous coûte rien.`,
  signIn: "Se connecter",
  noAccount: "Commencer à magasiner",
  haveAccount: "Vous avez un compte?",
  ended: "Ce lien ne fonctionne pas",
  endedLead: "Demandez-en un nouveau à votre ami. Vous pouvez aussi magasiner sans lien.",
  browse: "Voir ce que nous vendons",
};
