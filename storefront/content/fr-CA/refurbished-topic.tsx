import { usePromises } from "../../shell/shell-facts.ts";

/** Where a refurbished PC comes from and what is done with it. */
export function RefurbishedTopic() {
  const promises = usePromises();
  return (
    <>
      <p>
        Un PC remis à neuf a eu un propriétaire avant vous&nbsp;: il a été retourné, présenté à un événement ou prêté
        pendant une réparation. Il coûte moins cher parce qu’il n’est pas neuf.
      </p>
      <ul className="plain-list">
        <li>
          Nous nettoyons, testons et classons chacun d’eux. Sa page indique la classe, la date de l’essai et l’usage qui
          en a été fait.
        </li>
        <li>
          Sa page énumère aussi chaque pièce que nous avons remplacée. Les autres sont celles avec lesquelles il a été
          monté.
        </li>
        <li>
          La garantie est de {promises["warranty.refurbished"]}. Le délai de retour est le même que pour un PC
          neuf&nbsp;: {promises.returns}.
        </li>
      </ul>
      <p className="muted type-14">
        Nous n’en avons qu’un ou quelques-uns de chaque. Si l’un d’eux est épuisé, laissez votre courriel à sa page et
        nous vous aviserons si un autre arrive.
      </p>
    </>
  );
}
