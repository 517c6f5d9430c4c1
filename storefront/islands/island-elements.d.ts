import type { DetailedHTMLProps, HTMLAttributes } from "react";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to name an element
  namespace JSX {
    interface IntrinsicElements {
      /** One island in the server's markup. */
      "island-root": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      /** Inside an island: HTML that its component does not draw. */
      "island-slot": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
