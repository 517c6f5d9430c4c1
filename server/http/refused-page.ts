import { createHash } from "node:crypto";
import { inLocale } from "#messages/locales.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { xmlText } from "./xml-text.ts";

const { failureWords } = spoken.failures;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:center}main{max-width:36rem;padding:2rem 1.5rem}p{margin:0 0 1rem}h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.625rem 0;margin-right:1.5rem}.store{opacity:.7;font-weight:600}`;

/** It shows itself and nothing else: no script, no file. */
export const REFUSED_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface RefusedPage {
  storeName: string;
  message: string;
  /** Path and query of what was asked. */
  address: string;
}

/** What stands before a person where no page could be made: why, and the ways on. It asks nobody for anything. */
export function refusedPage({ storeName, message, address }: RefusedPage): string {
  const name = xmlText(storeName);
  return `<!doctype html><html lang="${spokenLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failureWords.notLoaded} | ${name}</title><style>${STYLE}</style></head><body><main id="main"><p class="store">${name}</p><h1>${failureWords.notLoaded}</h1><p>${xmlText(message)}</p><p><a href="${xmlText(ownAddress(address))}">${failureWords.tryAgain}</a> <a href="${inLocale(spokenLocale(), "/")}">${failureWords.goHome}</a></p></main></body></html>`;
}

/** Two slashes at its beginning would name another site. */
function ownAddress(address: string): string {
  return /^\/(?![/\\])/.test(address) ? address : "/";
}

/** Whether a person waits for the answer: a browser that goes to an address says so, a program and a script do not. */
export const isForPerson = (accept: string | undefined): boolean => accept?.includes("text/html") ?? false;
