import type { JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { Money } from "#ui/money.tsx";
import { Notice } from "../shell/notice.tsx";

/** What is otherwise than whoever made the link may think, and a PC of ours that is the very same. */
export function BuildNewsNote({ judged: { news, samePc } }: { judged: JudgedBuild }) {
  if (news.length === 0 && !samePc) return null;
  return (
    <div className="configure__news">
      {news.length > 0 && (
        <Notice tone="warning" say="politely" title={words.newsTitle}>
          <ul>
            {news.map(({ slot, text }) => (
              <li key={`${slot} ${text}`}>{text}</li>
            ))}
          </ul>
          <p>{words.newsPrice}</p>
        </Notice>
      )}
      {samePc && (
        <Notice tone="info">
          {words.samePc} <a href={samePc.link}>{samePc.name}</a>, <Money amount={samePc.price} />.
        </Notice>
      )}
    </div>
  );
}
