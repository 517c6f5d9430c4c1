/** What is collected, why, for how long, and who else sees it. */
export function PrivacyData() {
  return (
    <>
      <h2>Ce que nous recueillons</h2>
      <h3 className="type-18">Quand vous commandez</h3>
      <p>
        Votre nom, votre courriel, votre numéro de téléphone, vos adresses de livraison et de facturation, ce que vous
        avez commandé, ce que cela a coûté et les messages que vous nous envoyez. Pour votre paiement, le service de
        traitement des cartes nous donne un jeton, la marque de la carte et ses quatre derniers chiffres. Vous tapez le
        numéro de la carte lui-même dans des champs qui appartiennent à ce service. Si vous demandez le suivi par texto,
        le numéro de cellulaire qui les reçoit et le moment de la demande. Si un chèque-cadeau vous a été envoyé, le
        courriel où il l’a été; son code, seulement sous forme d’empreinte qu’on ne peut pas inverser.
      </p>
      <h3 className="type-18">Quand vous créez un compte</h3>
      <p>
        Votre nom, votre courriel et les adresses que vous enregistrez. Votre mot de passe, seulement sous forme
        d’empreinte qu’on ne peut pas inverser. Les endroits où vous êtes connecté (navigateur, système et une partie de
        l’adresse réseau), la moitié publique de vos clés d’accès et, si vous passez par Google ou Discord, le numéro
        qu’ils vous donnent. Vos points, retours et avis. Les images que vous joignez à un avis sont redessinées sans ce
        que l’appareil photo y a inscrit, et supprimées avec lui. Ce que vous écrivez si vous faites une demande au
        programme pour créateurs ou une demande d’exonération de taxe. Un journal des connexions et des modifications du
        compte.
      </p>
      <h3 className="type-18">Quand vous demandez le rabais d’un groupe</h3>
      <p>
        D’ID.me, votre numéro chez eux et votre appartenance ou non au groupe; les deux restent avec le panier et sa
        commande. Une image ou un PDF que vous nous envoyez à la place est supprimé quand nous avons répondu, et après
        90 jours dans tous les cas.
      </p>
      <h3 className="type-18">Quand vous visitez le site</h3>
      <p>
        Votre adresse IP, les pages que vous ouvrez, l’heure et ce que votre navigateur dit de lui-même. Les journaux de
        nos serveurs conservent ces données jusqu’à 30 jours afin que nous puissions trouver les pannes et les abus. Le
        pays où se trouve votre réseau, afin de vous diriger vers notre site pour ce pays.
      </p>
      <h3 className="type-18">Ce que votre navigateur conserve</h3>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col">À quoi il sert</th>
            <th scope="col">Combien de temps</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Témoin de panier</td>
            <td>Un nombre aléatoire qui retrouve votre panier. Il ne dit rien de vous.</td>
            <td>90 jours</td>
          </tr>
          <tr>
            <td>Témoin de commande</td>
            <td>Ouvre une commande que vous avez cherchée ou ouverte à partir de son reçu. Un pour chaque commande.</td>
            <td>30 jours</td>
          </tr>
          <tr>
            <td>Témoin de membre</td>
            <td>Garde votre session ouverte.</td>
            <td>
              Jusqu’à la fermeture du navigateur; si vous demandez de rester connecté, 30 jours après votre dernière
              visite, 90 jours au plus
            </td>
          </tr>
          <tr>
            <td>Témoin de connexion</td>
            <td>Pendant que vous tapez un second code, ou que Google ou Discord demande qui vous êtes.</td>
            <td>10 minutes</td>
          </tr>
          <tr>
            <td>Témoin de récompense</td>
            <td>
              Dit de qui vient le lien de partage que vous avez ouvert, pour que votre première commande compte pour
              votre ami.
            </td>
            <td>30 jours</td>
          </tr>
          <tr>
            <td>Témoin d’enregistrement</td>
            <td>
              Ce que vous vouliez enregistrer sans compte, pour que ce soit sur votre liste dès que vous vous connectez.
            </td>
            <td>Un jour</td>
          </tr>
          <tr>
            <td>Témoin de navigateur connu</td>
            <td>
              Dit que vous vous êtes déjà connecté ici, pour que les mauvais essais d’un inconnu ne vous bloquent pas
              l’accès.
            </td>
            <td>Un an</td>
          </tr>
          <tr>
            <td>cookie-consent</td>
            <td>Retient que vous avez appuyé sur Accepter.</td>
            <td>30 jours</td>
          </tr>
          <tr>
            <td>ship-to</td>
            <td>
              Votre code ZIP ou code postal, son État ou sa province et sa ville, pour vous montrer les dates de
              livraison et les taxes.
            </td>
            <td>180 jours</td>
          </tr>
          <tr>
            <td>language</td>
            <td>La langue que vous avez choisie au bas d’une page.</td>
            <td>Un an</td>
          </tr>
          <tr>
            <td>language-back</td>
            <td>La langue dans laquelle vous êtes parti, pendant qu’un autre site demande qui vous êtes.</td>
            <td>Une heure</td>
          </tr>
          <tr>
            <td>stay-here</td>
            <td>Retient que vous avez choisi ce site plutôt que notre site pour votre pays.</td>
            <td>Un an</td>
          </tr>
          <tr>
            <td>Panier dans le stockage du navigateur</td>
            <td>Une copie de votre panier, pour que son nombre d’articles s’affiche tout de suite.</td>
            <td>Jusqu’à ce que vous l’effaciez</td>
          </tr>
          <tr>
            <td>compare dans le stockage du navigateur</td>
            <td>Les produits que vous avez choisi de comparer, pour les retrouver à la page suivante.</td>
            <td>30 jours après le dernier changement, ou jusqu’à ce que vous l’effaciez</td>
          </tr>
          <tr>
            <td>Thème dans le stockage du navigateur</td>
            <td>Clair ou sombre, si vous en avez choisi un.</td>
            <td>Jusqu’à ce que vous l’effaciez</td>
          </tr>
          <tr>
            <td>link-origin dans le stockage du navigateur</td>
            <td>
              Le vendeur, le code de recommandation ou la demande qui figure dans le lien qui vous a amené ici.
              Accompagne votre commande.
            </td>
            <td>Jusqu’à ce que vous commandiez ou l’effaciez</td>
          </tr>
          <tr>
            <td>Texte de formulaire non envoyé</td>
            <td>Si une page se brise, ce que vous y avez tapé, pour que vous n’ayez pas à le retaper.</td>
            <td>Jusqu’à la fermeture de l’onglet</td>
          </tr>
        </tbody>
      </table>
      <p>
        Les scripts d’autres entreprises s’exécutent seulement après que vous avez appuyé sur Accepter, chacun sur ses
        propres pages, dans un cadre où ils ne peuvent lire ni les témoins de ce site ni ce que vous tapez. Ils peuvent
        voir votre adresse IP et le genre de page où vous êtes. Les scripts d’affiliation et de publicité ne s’exécutent
        pas si votre navigateur envoie le signal Global Privacy Control, et aucun ne s’exécute là où vous payez.
      </p>

      <h2>À quoi cela nous sert</h2>
      <ul className="plain-list">
        <li>À prendre, à monter et à expédier votre commande, à en assurer le suivi et à vous écrire à son sujet.</li>
        <li>À calculer la taxe de vente, les frais et la livraison pour votre adresse.</li>
        <li>
          À vous rappeler un panier laissé au paiement, ou en tant que membre qui a demandé des courriels sur nos
          offres.
        </li>
        <li>À protéger la boutique contre les abus et la fraude.</li>
        <li>À remplir nos obligations légales&nbsp;: dossiers fiscaux, garantie et rappels.</li>
      </ul>

      <h2>Qui d’autre le voit</h2>
      <ul className="plain-list">
        <li>
          Le service de traitement des cartes&nbsp;: le montant, votre adresse et ce qu’il lui faut pour vérifier le
          paiement.
        </li>
        <li>Le transporteur&nbsp;: votre nom, votre adresse et votre numéro de téléphone, pour livrer la commande.</li>
        <li>
          L’entreprise qui achemine les textos&nbsp;: votre cellulaire et le numéro de la commande, si vous demandez le
          suivi par texto.
        </li>
        <li>
          L’entreprise qui vous écrit au sujet d’un panier que vous avez laissé&nbsp;: votre courriel, votre numéro de
          téléphone et ce que contient votre panier ou ce qui a été commandé. Seulement si vous avez demandé des
          courriels sur nos offres, ou tapé votre courriel au paiement sans compte, et plus du tout dès que vous dites
          non.
        </li>
        <li>
          Un service qui sait dans quel pays se trouve un réseau peut recevoir la première partie de votre adresse IP,
          rien d’autre.
        </li>
        <li>
          Une entreprise qui conserve nos rapports de pannes&nbsp;: la page, le pays et la première partie de votre
          adresse IP.
        </li>
        <li>
          Les entreprises qui hébergent cette boutique et envoient ses courriels. Elles travaillent seulement selon nos
          instructions.
        </li>
        <li>Les autorités, quand une loi l’exige.</li>
      </ul>
      <p>
        Nous ne vendons pas vos renseignements personnels et ne les communiquons pas pour de la publicité
        comportementale intercontextuelle.
      </p>

      <h2>Combien de temps nous le conservons</h2>
      <ul className="plain-list">
        <li>Les commandes, les reçus et leurs dossiers fiscaux&nbsp;: sept ans, pour les lois fiscales.</li>
        <li>Les paniers jamais achetés&nbsp;: 90 jours.</li>
        <li>
          Une adresse courriel qui attend un article épuisé&nbsp;: jusqu’à l’envoi de ce seul courriel, six mois au
          plus.
        </li>
        <li>
          Une adresse courriel qui attend une baisse de prix ou un code de rabais&nbsp;: jusqu’à l’envoi de ce seul
          courriel, six mois au plus. Si c’est celle de votre compte, le fait que nous l’avons envoyé figure avec vos
          alertes pendant 90 jours.
        </li>
        <li>
          Ce que vous mettez dans les listes de votre compte&nbsp;: jusqu’à ce que vous le retiriez ou fermiez le
          compte.
        </li>
        <li>
          Votre compte&nbsp;: jusqu’à ce que vous le fermiez, ce que vous pouvez faire à sa page de confidentialité,
          puis encore 14 jours pendant lesquels vous pouvez changer d’avis. Un compte que personne n’a confirmé&nbsp;:
          30 jours.
        </li>
        <li>Le journal des connexions et des modifications d’un compte&nbsp;: 400 jours.</li>
        <li>Les journaux des serveurs&nbsp;: jusqu’à 30 jours.</li>
        <li>Les messages que vous nous envoyez&nbsp;: trois ans, pour que nous puissions y donner suite.</li>
      </ul>
    </>
  );
}
