import { type ReactNode, useState } from "react";

interface CartDetailsProps {
  title: string;
  /** Something stands in it that a shopper must see. */
  isNeeded: boolean;
  children: ReactNode;
}

/** A part of the cart behind its title. What was opened stays open while somebody types in it, whatever was refused before. */
export function CartDetails({ title, isNeeded, children }: CartDetailsProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details className="coupon" open={isOpen || isNeeded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
