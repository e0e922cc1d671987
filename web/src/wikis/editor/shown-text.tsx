import type { RichNode } from "@bupum/shared/wikis/rich-text/nodes";
import { htmlOf } from "@bupum/shared/wikis/rich-text/html";
import { baseUrl } from "../../env.ts";
import reading from "../../reading/text.module.css";
import { withFresh } from "./pictures.ts";

interface ShownTextProps {
  content: readonly RichNode[];
  language: string;
  anchor: string;
}

/** A text as it will be read, with pictures that were not saved yet. */
export function ShownText({ content, language, anchor }: ShownTextProps) {
  const surroundings = { images: `${baseUrl}/images`, anchor };
  const html = htmlOf({ type: "doc", content: [...content] }, surroundings);
  return (
    <div
      className={reading["text"]}
      lang={language}
      // oxlint-disable-next-line react/no-danger -- drawn by an allow-list from a checked text
      dangerouslySetInnerHTML={{ __html: withFresh(html) }}
    />
  );
}
