/** What is collected, why, for how long, and who else sees it. */
export function PrivacyData() {
  return (
    <>
      <h2>What we collect</h2>
      <h3 className="type-18">When you order</h3>
      <p>
        Your name, email, phone number, shipping and billing addresses, what you ordered, what it cost, and any messages
        you send us. For your payment, the card processor gives us a token, the card’s brand and its last four digits.
        You type the card number itself into fields that belong to the processor. If you ask for text updates, the cell
        phone they go to and when you asked. If a gift voucher was sent to you, the email it went to; its code only as a
        digest that can’t be turned back.
      </p>
      <h3 className="type-18">When you make an account</h3>
      <p>
        Your name, email, and the addresses you save. Your password only as a digest that can’t be turned back. Where
        you’re signed in (browser, system and part of the network address), passkeys’ public halves, and, if you come by
        Google or Discord, their number for you. Your points, returns and reviews. Pictures you send with a review are
        drawn anew without what the camera wrote into them, and deleted with it. What you write if you apply to the
        creator program or for a tax exemption. A log of sign-ins and changes to the account.
      </p>
      <h3 className="type-18">When you ask for a group’s discount</h3>
      <p>
        From ID.me, your number there and whether you belong to the group; both stay with the cart and its order. A
        picture or PDF you send us instead is deleted when we have answered, and after 90 days in any case.
      </p>
      <h3 className="type-18">When you visit</h3>
      <p>
        Your IP address, the pages you open, the time, and what your browser says about itself. Our server logs keep
        this for up to 30 days so that we can find faults and abuse. The country your network is in, so that we can lead
        you to our site for it.
      </p>
      <h3 className="type-18">What your browser keeps</h3>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it’s for</th>
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
            <td>Order cookie</td>
            <td>Opens an order you looked up, or opened from its receipt. One for each order.</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>Member cookie</td>
            <td>Keeps you signed in.</td>
            <td>
              Until you close the browser; if you ask to stay signed in, 30 days after your last visit, 90 days at most
            </td>
          </tr>
          <tr>
            <td>Sign-in cookie</td>
            <td>While you type a second code, or Google or Discord asks who you are.</td>
            <td>10 minutes</td>
          </tr>
          <tr>
            <td>Reward cookie</td>
            <td>Whose share link you opened, so that your first order counts for your friend.</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>Saving cookie</td>
            <td>What you wanted to save as a guest, so that it is on your list as soon as you sign in.</td>
            <td>One day</td>
          </tr>
          <tr>
            <td>Known-browser cookie</td>
            <td>Says that you signed in here before, so a stranger’s wrong guesses don’t shut you out.</td>
            <td>One year</td>
          </tr>
          <tr>
            <td>cookie-consent</td>
            <td>Remembers that you pressed Accept.</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>ship-to</td>
            <td>Your ZIP or postal code, its state and city, to show you delivery dates and tax.</td>
            <td>180 days</td>
          </tr>
          <tr>
            <td>language</td>
            <td>The language you chose at the foot of a page.</td>
            <td>One year</td>
          </tr>
          <tr>
            <td>language-back</td>
            <td>The language you left in, while another site asks who you are.</td>
            <td>One hour</td>
          </tr>
          <tr>
            <td>stay-here</td>
            <td>Remembers that you chose this site over our site for your country.</td>
            <td>One year</td>
          </tr>
          <tr>
            <td>Cart in browser storage</td>
            <td>A copy of your cart, so its count shows right away.</td>
            <td>Until you clear it</td>
          </tr>
          <tr>
            <td>compare in browser storage</td>
            <td>The products you chose to compare, so they’re there on the next page.</td>
            <td>30 days after the last change, or until you clear it</td>
          </tr>
          <tr>
            <td>Theme in browser storage</td>
            <td>Light or dark, if you picked one.</td>
            <td>Until you clear it</td>
          </tr>
          <tr>
            <td>link-origin in browser storage</td>
            <td>The salesperson, referral code or request in the link that brought you here. Goes with your order.</td>
            <td>Until you order or clear it</td>
          </tr>
          <tr>
            <td>Unsent form text</td>
            <td>If a page breaks, what you typed there, so you don’t have to type it again.</td>
            <td>Until you close the tab</td>
          </tr>
        </tbody>
      </table>
      <p>
        Scripts of other companies run only after you press Accept, each on its own pages, in a frame where they can’t
        read this site’s cookies or what you type. They can see your IP address and which kind of page you’re on.
        Affiliate and advertising scripts don’t run if your browser sends Global Privacy Control, and none runs where
        you pay.
      </p>

      <h2>What we use it for</h2>
      <ul className="plain-list">
        <li>To take, build, ship and support your order, and to email you about it.</li>
        <li>To work out sales tax, fees and shipping for your address.</li>
        <li>To remind you of a cart you left at checkout, or as a member who asked for email about offers.</li>
        <li>To keep the store safe from abuse and fraud.</li>
        <li>To meet legal duties: tax records, warranty and recalls.</li>
      </ul>

      <h2>Who else sees it</h2>
      <ul className="plain-list">
        <li>The card processor: the amount, your address, and what it needs to check the payment.</li>
        <li>The carrier: your name, address and phone number, to deliver the order.</li>
        <li>The carrier of text messages: your cell phone and the order’s number, if you ask for text updates.</li>
        <li>
          The company that writes to you about a cart you left: your email, your phone number, and what is in your cart
          or was ordered. Only if you asked for email about offers, or typed your email at checkout without an account,
          and not once you say no.
        </li>
        <li>
          A service that knows which country a network is in may get the first part of your IP address, nothing else.
        </li>
        <li>A company that keeps our fault reports: the page, the country, and the first part of your IP address.</li>
        <li>The companies that host this store and send its email. They work only on our instructions.</li>
        <li>Authorities, when a law requires it.</li>
      </ul>
      <p>We don’t sell your personal information or share it for cross-context behavioral advertising.</p>

      <h2>How long we keep it</h2>
      <ul className="plain-list">
        <li>Orders, receipts and their tax records: seven years, for tax law.</li>
        <li>Carts that were never bought: 90 days.</li>
        <li>An email address waiting for something sold out: until that one email is sent, six months at most.</li>
        <li>
          An email address waiting for a lower price or a discount code: until that one email is sent, six months at
          most. If it is that of your account, that we sent it stands with your alerts for 90 days.
        </li>
        <li>What you put on lists of your account: until you remove it or end the account.</li>
        <li>
          Your account: until you end it, which you can do on its privacy page, and 14 days more in which you can undo
          that. An account nobody confirmed: 30 days.
        </li>
        <li>The log of sign-ins and changes to an account: 400 days.</li>
        <li>Server logs: up to 30 days.</li>
        <li>Messages you send us: three years, so that we can follow up on them.</li>
      </ul>
    </>
  );
}
