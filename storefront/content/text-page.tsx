import type { ReactNode } from "react";
import { Link } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { paths } from "../paths.ts";
import "./text-page.css";
import "./topics.css";

/** A page of text: a title, when it was last changed, and the text. */
export function TextPage({ title, changedOn, children }: { title: string; changedOn?: string; children: ReactNode }) {
  return (
    <main id="main" className="page text-page">
      <Breadcrumb links={[{ key: "home", link: <Link to={paths.home}>Home</Link> }]} here={title} />
      <h1 className="type-48">{title}</h1>
      {changedOn && <p className="muted type-14">Last changed {changedOn}</p>}
      <div className="text-page__body">{children}</div>
    </main>
  );
}
