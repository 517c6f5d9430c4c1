import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";

/** What the terms of sale come to. Each of these stands at the head of its page, and where a buyer agrees to all of them. */
export function TermsSummary() {
  const { name } = useShellFacts();
  return (
    <p>
      Ces conditions s’appliquent entre vous et {name} pour tout ce que vous commandez dans cette boutique. Le montant
      indiqué sur le bouton est celui que vous payez, et rien dans ces conditions ne limite les droits que la loi vous
      donne.
    </p>
  );
}

export function ReturnsSummary() {
  const promises = usePromises();
  return (
    <p>
      Vous pouvez retourner tout ce que vous avez acheté ici dans un délai de {promises.returns} après la livraison, peu
      importe la raison. {promises["returns.shipping"]}
    </p>
  );
}

export function PrivacySummary() {
  return (
    <p>
      Nous conservons ce qu’il faut pour une commande, nous ne vendons pas de renseignements personnels, et les numéros
      de carte ne parviennent jamais à nos serveurs.
    </p>
  );
}
