import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { useMutation } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { openFile } from "../files/queries.ts";
import styles from "./compare-page.module.css";

/** Files, each opened by a signed link that is made on click. */
export function FileLinks({ files }: { files: readonly FileSummary[] }) {
  const say = useWords("productEstimates");
  const { mutate, isPending } = useMutation({ mutationFn: openFile });
  return (
    <ul className={styles["files"]}>
      {files.map(({ id, fileName }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isPending}
            aria-label={say("grid.file", { name: fileName })}
            onClick={() => mutate(id)}
          >
            {fileName}
          </button>
        </li>
      ))}
    </ul>
  );
}
