import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { signUpload } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { fileLink } from "./queries.ts";
import styles from "../applicant/applicant.module.css";

const most = 5;

interface ProofFilesProps {
  /** Those sent before. */
  files: readonly FileSummary[];
  onBusy: (busy: boolean) => void;
}

/** Certificates and references: sent ones, and new ones. */
export function ProofFiles({ files, onBusy }: ProofFilesProps) {
  const say = useWords("writerInfos");
  const { form } = useDraftOfForm();
  const [kept, setKept] = useState(files);
  const [added, setAdded] = useState<readonly string[]>([]);
  const set = (old: readonly FileSummary[], fresh: readonly string[]) => {
    setKept(old);
    setAdded(fresh);
    form.setFieldValue("fileIds", [...old.map(({ id }) => id), ...fresh]);
  };
  const left = most - kept.length;
  return (
    <div className={styles["group"]}>
      <KeptFiles
        files={kept}
        onDrop={(dropped) =>
          set(
            kept.filter(({ id }) => id !== dropped),
            added,
          )
        }
      />
      {left > 0 && (
        <FileDrop
          name="fileIds"
          label={say("proof.files")}
          error={form.errors["fileIds"]}
          sign={signUpload("FILE")}
          extensions={uploadLimits.FILE.extensions}
          maxMegabytes={uploadLimits.FILE.maxBytes / 1024 / 1024}
          maxFiles={left}
          onChange={(uploaded) =>
            set(
              kept,
              uploaded.map(({ fileId }) => fileId),
            )
          }
          onBusy={onBusy}
        />
      )}
    </div>
  );
}

interface KeptFilesProps {
  files: readonly FileSummary[];
  onDrop: (id: string) => void;
}

function KeptFiles({ files, onDrop }: KeptFilesProps) {
  const say = useWords("writerInfos");
  const link = useMutation(fileLink);
  if (files.length === 0) return null;
  const open = async (id: FileSummary["id"]) => {
    const { url } = await link.mutateAsync(id);
    globalThis.open(url, "_blank", "noopener");
  };
  return (
    <ul className={styles["files"]} aria-label={say("proof.filesNow")}>
      {files.map(({ id, fileName }) => (
        <li key={id}>
          <Button variant="subtle" size="sm" mih={44} onClick={() => void open(id)}>
            {fileName}
          </Button>
          <ActionIcon
            variant="subtle"
            c="inherit"
            size={44}
            aria-label={say("proof.drop", { name: fileName })}
            onClick={() => onDrop(id)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
