import type { ElementType } from "react";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";
import { inLanguage } from "./in-language.ts";

// What React's own compiler output calls, in a storefront whose addresses begin with its language (decision 46).
export { Fragment };

type Props = Record<string, unknown>;
type Make = (type: ElementType, props: Props, key?: string) => ReturnType<typeof element>;

export const jsx: Make = (type, props, key) => element(type, led(type, props), key);
export const jsxs: Make = (type, props, key) => elements(type, led(type, props), key);

/** Where an element leads, by its tag. A form's button may lead elsewhere than its form. */
const LEADS: Readonly<Record<string, string>> = { a: "href", form: "action", button: "formAction" };

function led(type: ElementType, props: Props): Props {
  const name = typeof type === "string" ? LEADS[type] : undefined;
  const to = name === undefined ? undefined : props[name];
  // A link to another language has its own.
  if (name === undefined || typeof to !== "string" || props["hrefLang"] !== undefined) return props;
  return { ...props, [name]: inLanguage(to) };
}
