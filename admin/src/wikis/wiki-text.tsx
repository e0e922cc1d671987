import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { isFirst, shownSections } from "@bupum/shared/reading/wikis/reading";
import { RichText } from "@bupum/ui/reading/rich-text";
import { FileLinks } from "../files/file-links.tsx";
import { useWords } from "../words.ts";
import styles from "./wikis.module.css";

/** Mentions link to pages of this site. */
const places = { parts: "/admin/products", makers: "/admin/makers" };

/** The text of a wiki in reading order. */
export function WikiText({ wiki }: { wiki: WikiEntity }) {
  const say = useWords("wikis");
  const first = {
    Outline: say("sections.outline"),
    "Sources and references": say("sections.sources"),
    Other: say("sections.other"),
  };
  return (
    <article className={styles["text"]} lang={wiki.language} aria-label={wiki.title}>
      {shownSections(wiki.sections).map(({ anchor, name, body }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{isFirst(name) ? first[name] : name}</h2>
          <RichText body={body} images="/api/images" places={places} anchor={anchor} />
        </section>
      ))}
      <FileLinks files={wiki.files} />
    </article>
  );
}
