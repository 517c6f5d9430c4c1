/** The renders' notice. */
export function PicturesTopic() {
  return (
    <>
      <p>
        Les images de nos produits sont des images de synthèse, et non des photos. L’image de chaque PC est faite à
        partir de sa propre liste de pièces&nbsp;: le boîtier, la couleur, l’éclairage et le refroidisseur correspondent
        à ce que vous commandez.
      </p>
      <ul className="plain-list">
        <li>La couleur ou l’étiquette des pièces réelles peut différer.</li>
        <li>
          Les images de pièces vendues seules montrent le type de pièce, et non un modèle exact. Les disques,
          processeurs, cartes graphiques, ventilateurs et refroidisseurs sont dessinés sans marque de fabricant; les
          petites marques sur les autres pièces sont inventées.
        </li>
      </ul>
      <p>Si une image et la liste des pièces se contredisent, c’est la liste des pièces qui est exacte.</p>
    </>
  );
}
