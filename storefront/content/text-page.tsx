import type { ReactNode } from "react";
import type { Picture } from "#contract/picture.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { textPageWords } from "#words/content.ts";
import { PageArt } from "../pictures/page-art.tsx";
import { paths } from "../paths.ts";
import "./text-page.css";
import "./topics.css";

interface TextPageProps {
  title: string;
  changedOn?: string;
  art?: Picture | null | undefined;
  children: ReactNode;
}

/** A page of text: a title, when it was last changed, its picture if it has one, and the text. */
export function TextPage({ title, changedOn, art = null, children }: TextPageProps) {
  return (
    <main id="main" className="page text-page">
      <Breadcrumb links={[{ key: "home", link: <a href={paths.home}>{textPageWords.home}</a> }]} here={title} />
      <h1 className="type-48">{title}</h1>
      {changedOn && <p className="muted type-14">{textPageWords.changed(changedOn)}</p>}
      <PageArt art={art} sizes="(max-width: 720px) calc(100vw - 32px), 686px" when="first" />
      <div className="text-page__body">{children}</div>
    </main>
  );
}
