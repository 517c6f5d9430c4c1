import { useShellFacts } from "../../shell/shell-facts.ts";

/** What a person can ask for, and how to reach us. The 30 days: PIPEDA 8(3) and, in Quebec, CQLR c. P-39.1, section 32; who is in charge: its section 3.1. */
export function PrivacyRights() {
  const { name, supportEmail, supportPhone } = useShellFacts();
  return (
    <>
      <h2>What you can ask for</h2>
      <p>
        Wherever you live, you can ask us to show you what we have about you, correct it, give you a copy, or delete
        whatever we don’t have to keep. We answer within 45 days, in Canada within 30, and asking never changes how we
        treat you.
      </p>
      <p>
        In California, Colorado, Connecticut, Virginia and other states with a privacy law, you can also have someone
        ask for you, and you can appeal our answer. In Canada, you can complain to the Office of the Privacy
        Commissioner; in Quebec, to the Commission d’accès à l’information.
      </p>
      <p>To make sure it’s you, we ask for your order number and the email on the order. Nothing more.</p>

      <h2>Global Privacy Control</h2>
      <p>
        We don’t sell or share personal information, with or without this signal, so there is nothing you need to turn
        on or off.
      </p>

      <h2>Children</h2>
      <p>
        This store is for adults. We don’t knowingly collect anything from children under 16. If you think we have,
        write to us and we’ll delete it.
      </p>

      <h2>How we protect it</h2>
      <p>
        Card numbers never reach our servers, and the links in our emails open only the order they belong to. If a
        breach could harm you, we’ll tell you and the authorities without delay.
      </p>

      <h2>Where it’s kept</h2>
      <p>In the United States. If you order from Canada, your information is processed there.</p>

      <h2>Changes</h2>
      <p>The date at the top is when this policy last changed.</p>

      <h2>How to reach us</h2>
      <p>
        {name},{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        , <span className="nowrap">{supportPhone}</span>. Put “privacy” in the subject line: who is in charge of
        personal information here reads it.
      </p>
    </>
  );
}
