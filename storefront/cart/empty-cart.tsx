import { buttonClass } from "#ui/button.tsx";

/** Nothing in it yet, and where to look. */
export function EmptyCart() {
  return (
    <section className="cart-empty">
      <p>Nothing in it yet.</p>
      <p className="cart-note">What you add stays here for your next visit in this browser. Prices are always today’s.</p>
      <a className={buttonClass("primary", "large")} href="/gaming-pcs">Browse gaming PCs</a>
      <ul className="cart-empty-links">
        <li><a className="text-button" href="/gaming-pcs/prebuilt-gaming-pcs">Ready to ship</a></li>
        <li><a className="text-button" href="/gaming-laptops">Laptops</a></li>
        <li><a className="text-button" href="/gear-store">Gear</a></li>
      </ul>
    </section>
  );
}
