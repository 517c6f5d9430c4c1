import { twoFactorWords } from "#words/security-page.ts";
import "./member-panel.css";

/** An authenticator's entry to scan; on the phone that has the app it opens there. */
export function EntryQr({ uri, path, size }: { uri: string; path: string; size: number }) {
  return (
    <a className="member-panel__qr" href={uri}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone */}
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={twoFactorWords.qr}>
        <path d={path} />
      </svg>
    </a>
  );
}
