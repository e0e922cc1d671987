import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { Button } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api.ts";
import { useWords } from "../../words.ts";
import { useQuoteCalls } from "./quote/quote-calls.ts";
import styles from "./quote/quote-page.module.css";

/** Attached files; each press asks for a link that lives five minutes. */
export function FileLinks({ files }: { files: readonly FileSummary[] }) {
  const link = useMutation({
    mutationFn: (id: FileSummary["id"]) => api.files.get({ params: { id } }),
    onSuccess: ({ url }) => void globalThis.open(url, "_blank", "noopener"),
  });
  const say = useWords("sellerEstimates");
  const { isSignedIn } = useQuoteCalls();
  if (files.length === 0) return null;
  if (!isSignedIn)
    return (
      <p>{say("byLink.files", { names: files.map(({ fileName }) => fileName).join(", ") })}</p>
    );
  return (
    <ul className={styles["files"]}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconPaperclip size={16} aria-hidden />}
            loading={link.isPending && link.variables === file.id}
            onClick={() => link.mutate(file.id)}
          >
            {file.fileName}
          </Button>
        </li>
      ))}
    </ul>
  );
}
