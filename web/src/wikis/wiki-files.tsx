import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { IconFileText } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useFormatter } from "use-intl";
import { openFile } from "../files/queries.ts";
import { openDocument } from "../products/queries.ts";
import { useWords } from "../words.ts";
import styles from "./wiki-page.module.css";

const [kilobyte, megabyte] = [1024, 1024 * 1024];
const oneDecimal = (unit: string) => ({ style: "unit", unit, maximumFractionDigits: 1 }) as const;

/** Documents beside a text; those of a hidden wiki are opened by its logged-in writer (D9-23). */
export function WikiFiles({ of: { files, status } }: { of: Wiki }) {
  const say = useWords("wikis");
  const format = useFormatter();
  const { mutate, isPending } = useMutation({
    mutationFn: status === "PUBLISHED" ? openDocument : openFile,
  });
  if (files.length === 0) return null;
  const sizeOf = (size: number) =>
    size < megabyte
      ? format.number(Math.ceil(size / kilobyte), oneDecimal("kilobyte"))
      : format.number(size / megabyte, oneDecimal("megabyte"));
  return (
    <section className={styles["parts"]} aria-labelledby="wiki-files">
      <h2 id="wiki-files">{say("files")}</h2>
      <ul>
        {files.map(({ id, fileName, size }) => (
          <li key={id}>
            <button
              type="button"
              className={styles["file"]}
              disabled={isPending}
              aria-label={say("openFile", { name: fileName })}
              onClick={() => mutate(id)}
            >
              <IconFileText size={20} aria-hidden /> {fileName}
            </button>{" "}
            <span>{sizeOf(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
