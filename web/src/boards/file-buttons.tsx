import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { IconPaperclip } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { openFile } from "../files/queries.ts";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./file-buttons.module.css";

/** Files that open by a signed link; a guest sees their names. */
export function FileButtons({ files }: { files: readonly FileSummary[] }) {
  const say = useWords("boards");
  const user = useCurrentUser();
  const { mutate, isPending } = useMutation({ mutationFn: openFile });
  if (files.length === 0) return null;
  return (
    <ul className={styles["files"]} aria-label={say("files")}>
      {files.map(({ id, fileName }) => (
        <li key={id}>
          <IconPaperclip size={16} aria-hidden />
          {user ? (
            <button
              type="button"
              disabled={isPending}
              aria-label={say("openFile", { name: fileName })}
              onClick={() => mutate(id)}
            >
              {fileName}
            </button>
          ) : (
            <span>{fileName}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
