import { htmlOf, type Surroundings } from "@bupum/shared/reading/wikis/rich-text/html";
import styles from "./rich-text.module.css";

interface RichTextProps extends Surroundings {
  body: Parameters<typeof htmlOf>[0];
}

/** The styles for components that render a rich text themselves, such as an editor. */
export const richTextClass = styles["text"] ?? "";

/** A rich text for readers (D9-6). */
export const RichText = ({ body, ...surroundings }: RichTextProps) => (
  <div
    className={richTextClass}
    // oxlint-disable-next-line react/no-danger -- drawn by an allow-list from a checked text
    dangerouslySetInnerHTML={{ __html: htmlOf(body, surroundings) }}
  />
);
