import type { ReactNode, SubmitEvent } from "react";

interface CartFormProps {
  intent:
    | "add"
    | "quantity"
    | "remove"
    | "warranty"
    | "rush"
    | "with-pc"
    | "coupon"
    | "points"
    | "voucher"
    | "id-remove";
  fields?: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  /** For a button that stands outside of the form. */
  id?: string | undefined;
  /** With JavaScript the form does this instead of loading the page; `pressed` is the value of the button. */
  onSend(pressed: string, form: HTMLFormElement): void | Promise<unknown>;
  children: ReactNode;
}

/** A form that posts to `/carts` by itself and is answered in place once JavaScript is there. */
export function CartForm({ intent, fields, className, id, onSend, children }: CartFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    void onSend(button instanceof HTMLButtonElement ? button.value : "", event.currentTarget);
  };
  return (
    <form id={id} method="post" action="/carts" className={className} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
