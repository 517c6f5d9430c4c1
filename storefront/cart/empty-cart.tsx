import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";

/** Nothing in it yet, and where to look. */
export function EmptyCart() {
  return (
    <section className="cart-empty">
      <p>Nothing in it yet.</p>
      <p className="cart-note">
        What you add stays here for your next visit in this browser. Prices are always today’s.
      </p>
      <Link className={buttonClass("primary", "large")} to="/gaming-pcs">
        Browse gaming PCs
      </Link>
      <ul className="cart-empty__links">
        <li>
          <Link className="text-button" to="/gaming-pcs/prebuilt-gaming-pcs">
            Ready to ship
          </Link>
        </li>
        <li>
          <Link className="text-button" to="/gaming-laptops">
            Laptops
          </Link>
        </li>
        <li>
          <Link className="text-button" to="/gear-store">
            Gear
          </Link>
        </li>
      </ul>
    </section>
  );
}
