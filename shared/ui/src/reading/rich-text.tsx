import { htmlOf } from "@bupum/shared/wikis/rich-text/html";
import styles from "./rich-text.module.css";

interface RichTextProps {
  body: Parameters<typeof htmlOf>[0];
  /** Where pictures are read from. */
  images: string;
  /** With what the ids of its headings begin. */
  anchor: string;
}

/** A rich text as it is read (D9-6). */
export const RichText = ({ body, images, anchor }: RichTextProps) => (
  <div
    className={styles["text"]}
    // oxlint-disable-next-line react/no-danger -- drawn by an allow-list from a checked text
    dangerouslySetInnerHTML={{ __html: htmlOf(body, { images, anchor }) }}
  />
);
