import { useShellFacts } from "../../shell/shell-facts.ts";

/** What a person can ask for, and how to reach us. The 30 days: PIPEDA 8(3) and, in Quebec, CQLR c. P-39.1, section 32; who is in charge: its section 3.1. */
export function PrivacyRights() {
  const { name, supportEmail, supportPhone } = useShellFacts();
  return (
    <>
      <h2>Ce que vous pouvez demander</h2>
      <p>
        Où que vous habitiez, vous pouvez nous demander de vous montrer ce que nous avons à votre sujet, de le corriger,
        de vous en donner une copie ou de supprimer tout ce que nous n’avons pas à conserver. Nous répondons dans un
        délai de 45 jours, et de 30 jours au Canada; une demande ne change jamais la façon dont nous vous traitons.
      </p>
      <p>
        En Californie, au Colorado, au Connecticut, en Virginie et dans d’autres États dotés d’une loi sur la protection
        de la vie privée, quelqu’un peut aussi faire la demande pour vous, et vous pouvez contester notre réponse. Au
        Canada, vous pouvez porter plainte au Commissariat à la protection de la vie privée; au Québec, à la Commission
        d’accès à l’information.
      </p>
      <p>
        Pour nous assurer que c’est bien vous, nous demandons votre numéro de commande et le courriel de la commande.
        Rien de plus.
      </p>

      <h2>Global Privacy Control</h2>
      <p>
        Nous ne vendons ni ne communiquons de renseignements personnels, avec ou sans ce signal; vous n’avez donc rien à
        activer ni à désactiver.
      </p>

      <h2>Enfants</h2>
      <p>
        Cette boutique s’adresse aux adultes. Nous ne recueillons sciemment rien auprès d’enfants de moins de 16 ans. Si
        vous croyez que nous l’avons fait, écrivez-nous et nous le supprimerons.
      </p>

      <h2>Comment nous le protégeons</h2>
      <p>
        Les numéros de carte ne parviennent jamais à nos serveurs, et les liens dans nos courriels n’ouvrent que la
        commande à laquelle ils appartiennent. Si une atteinte à la sécurité pouvait vous causer un préjudice, nous vous
        en aviserions sans délai, ainsi que les autorités.
      </p>

      <h2>Où c’est conservé</h2>
      <p>Aux États-Unis. Si vous commandez du Canada, vos renseignements y sont traités.</p>

      <h2>Modifications</h2>
      <p>La date en haut de la page est celle de la dernière modification de cette politique.</p>

      <h2>Comment nous joindre</h2>
      <p>
        {name},{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        , <span className="nowrap">{supportPhone}</span>. Écrivez «&nbsp;confidentialité&nbsp;» dans l’objet&nbsp;: la
        personne responsable de la protection des renseignements personnels lira votre message.
      </p>
    </>
  );
}
