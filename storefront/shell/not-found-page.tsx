import { data, type MetaFunction } from "react-router";
import { titleWords } from "#words/shell.ts";
import { NotFound } from "./not-found.tsx";
import { pageTitle } from "./shell-facts.ts";

/** Every address that no other page has. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, titleWords.notFound) },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFound />;
}
