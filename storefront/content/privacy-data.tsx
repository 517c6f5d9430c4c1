/** What is collected, why, for how long, and who else sees it. */
export function PrivacyData() {
  return (
    <>
      <h2>What we collect</h2>
      <h3 className="type-18">When you order</h3>
      <p>
        Your name, email, phone number, shipping and billing address, what you ordered, what it cost, and messages you
        write to us. For payment we receive from the payment provider a token, the card’s brand and its last four
        digits. The number itself is typed into fields that belong to the provider.
      </p>
      <h3 className="type-18">When you visit</h3>
      <p>
        The address of your connection, the pages asked for, the time, and what your browser says of itself. Our server
        logs keep this for 30 days to find faults and abuse.
      </p>
      <h3 className="type-18">What your browser keeps</h3>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Cart cookie</td>
            <td>A random number that finds your cart again. It says nothing about you.</td>
            <td>90 days</td>
          </tr>
          <tr>
            <td>cookie-consent</td>
            <td>That you pressed Accept.</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>Cart in browser storage</td>
            <td>A copy of your cart, so that its count shows at once.</td>
            <td>Until you clear it</td>
          </tr>
          <tr>
            <td>Theme in browser storage</td>
            <td>Light or dark, if you chose one.</td>
            <td>Until you clear it</td>
          </tr>
        </tbody>
      </table>
      <p>
        Advertising and tracking scripts are loaded on one page only, the survey after an order, and not at all when
        your browser sends the Global Privacy Control signal.
      </p>

      <h2>What we use it for</h2>
      <ul className="plain-list">
        <li>To take, build, ship and support your order, and to send you its receipt and its dates.</li>
        <li>To work out sales tax, fees and shipping for your address.</li>
        <li>To keep the store safe: to limit how often a form may be sent, and to notice fraud.</li>
        <li>To meet the law: tax records, warranty, and recalls.</li>
        <li>To send you news, only when you asked for it. Every such mail has a link that ends it.</li>
      </ul>

      <h2>Who else sees it</h2>
      <ul className="plain-list">
        <li>The payment provider you choose: the amount, your address, and what it needs to check the payment.</li>
        <li>The carrier: name, address and phone number, to deliver.</li>
        <li>Our mail and hosting providers, who work on our instructions.</li>
        <li>Authorities, where a law requires it.</li>
      </ul>
      <p>We do not sell personal information, and we do not share it for cross-context behavioral advertising.</p>

      <h2>How long we keep it</h2>
      <ul className="plain-list">
        <li>Orders, receipts and their tax records: seven years, because tax law asks for them.</li>
        <li>Carts that were not bought: 90 days.</li>
        <li>Server logs: 30 days.</li>
        <li>Messages to support: three years, so that a warranty case can be followed.</li>
      </ul>
    </>
  );
}
