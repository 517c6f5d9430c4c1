import type { Product } from "#contract/catalog.ts";
import { Money } from "#ui/money.tsx";
import { billWords } from "#words/product.ts";
import "./bill.css";

interface BillProps {
  partsBill: NonNullable<Product["partsBill"]>;
  total: { label: string; amount: number };
}

/** The price of a PC as a receipt: its parts, what they cost apart, the build, and the total. */
export function Bill({ partsBill: { parts, partsTotal, buildService }, total }: BillProps) {
  return (
    <ul className="bill">
      {parts.map(({ name, price, link }) => (
        <li key={name}>
          {link === null ? (
            <span>{name}</span>
          ) : (
            <a className="bill__part" href={link}>
              {name}
            </a>
          )}
          <Money amount={price} />
        </li>
      ))}
      <li className="bill__subtotal">
        <span>{billWords.parts}</span>
        <Money amount={partsTotal} />
      </li>
      <li>
        <span>{billWords.build}</span>
        <Money amount={buildService} />
      </li>
      <li className="bill__total">
        <span>{total.label}</span>
        <Money amount={total.amount} />
      </li>
    </ul>
  );
}
