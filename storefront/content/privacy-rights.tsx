import { useShellFacts } from "../shell/shell-facts.ts";

/** What a person can ask for, and how to reach us. */
export function PrivacyRights() {
  const { name, supportEmail, supportPhone } = useShellFacts();
  return (
    <>
      <h2>What you can ask of us</h2>
      <p>
        Wherever you live, you can ask us to show you what we hold about you, to correct it, to give you a copy you can
        take elsewhere, or to delete what we do not have to keep. We answer within 45 days, and we do not treat you
        differently for asking.
      </p>
      <p>
        In California, Colorado, Connecticut, Virginia and other states with a privacy law, you may also appoint someone
        to ask for you and appeal our answer. In Canada you may take a complaint to the Office of the Privacy
        Commissioner; in Quebec, to the Commission d’accès à l’information.
      </p>
      <p>To be sure it is you, we ask for the email of the order and its number, nothing more.</p>

      <h2>Global Privacy Control</h2>
      <p>
        When your browser sends this signal, we treat it as a request not to sell or share, for this browser. You need
        not do anything else.
      </p>

      <h2>Children</h2>
      <p>
        The store is for adults. We do not knowingly collect anything from children under 16. If you think we have,
        write to us and we delete it.
      </p>

      <h2>How it is protected</h2>
      <p>
        Connections are encrypted. Passwords are kept only as slow hashes. Staff see what their work needs, and each
        look at an order is recorded. If a breach could harm you, we tell you and the authorities without delay.
      </p>

      <h2>Where it is kept</h2>
      <p>In the United States. If you order from Canada, your information is processed there.</p>

      <h2>Changes</h2>
      <p>
        The date at the top is the day of the last change. When a change matters to you, we say so by mail before it
        takes effect.
      </p>

      <h2>How to reach us</h2>
      <p>
        {name},{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        , {supportPhone}. Say “privacy” in the first line and it reaches the person who is responsible.
      </p>
    </>
  );
}
