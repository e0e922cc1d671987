import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { signUpload } from "./queries.ts";

const { extensions, maxBytes } = uploadLimits.FILE;
const sign = signUpload("FILE");

interface AttachedFilesProps {
  label: string;
  most: number;
  /** Files that are already attached. */
  files?: readonly FileSummary[];
  onBusy: (isBusy: boolean) => void;
}

/** The files of a form; its field `fileIds` holds their ids. */
export function AttachedFiles({ label, most, files = [], onBusy }: AttachedFilesProps) {
  const { form } = useDraftOfForm();
  return (
    <FileDrop
      label={label}
      name="fileIds"
      error={form.errors["fileIds"]}
      sign={sign}
      extensions={extensions}
      maxMegabytes={maxBytes / 1024 / 1024}
      maxFiles={most}
      initial={files.map(({ id, fileName }) => ({ fileId: id, fileName }))}
      onChange={(now) =>
        form.setFieldValue(
          "fileIds",
          now.map(({ fileId }) => fileId),
        )
      }
      onBusy={onBusy}
    />
  );
}
