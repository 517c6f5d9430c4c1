import { useState } from "react";
import { countryChange } from "#contract/country-change.ts";
import type { ShippedCountry } from "#rules/address/shipped-country.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { countryWords as words } from "#words/country.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { Notice } from "../shell/notice.tsx";
import { CountryChangeFacts } from "./country-change-facts.tsx";
import { keptPlaceIn } from "./country-cookie.ts";
import { keepCountry } from "./use-country.ts";

/** The popup `country-change-alert` (S67): what changes, said before it does. Closing it changes nothing. */
export function CountryChangeModal({ from, to, onClose }: Closable & { from: ShippedCountry; to: ShippedCountry }) {
  const [zip] = useState(() => keptPlaceIn(document.cookie)?.zipCode ?? "");
  const { found } = useAsked(to, () => fetchApi(countryChange, { query: { zip } }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(to)}
      actions={
        <>
          <Button onClick={onClose}>{words.stay(from)}</Button>
          <Button
            look="primary"
            onClick={() => {
              keepCountry(to);
              onClose();
            }}
          >
            {words.change(to)}
          </Button>
        </>
      }
    >
      {!found && <p className="muted">{words.asking}</p>}
      {found?.ok && <CountryChangeFacts change={found.reply} to={to} />}
      {found && !found.ok && <Notice tone="warning">{found.alert.Message}</Notice>}
    </Dialog>
  );
}
