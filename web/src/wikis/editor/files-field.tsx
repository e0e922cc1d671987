import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useState } from "react";
import { signUpload } from "../../files/queries.ts";
import { useWords } from "../../words.ts";
import type { WikiForm } from "./form.ts";

const { extensions, maxBytes } = uploadLimits.FILE;
const sign = signUpload("FILE");

/** Documents beside the text, whose names are stored in the draft (D9-23). */
export function FilesField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const say = useWords("wikiEditor");
  const { form } = useDraftOfForm();
  // The form starts with files, and nothing writes another type.
  const [initial] = useState(() => form.getValues()["files"] as WikiForm["files"]);
  return (
    <FileDrop
      label={say("filesAdd")}
      name="files"
      error={form.errors["files"]}
      sign={sign}
      extensions={extensions}
      maxMegabytes={maxBytes / 1024 / 1024}
      maxFiles={wikiLimits.files}
      initial={initial.map(({ id, fileName }) => ({ fileId: id, fileName }))}
      onChange={(now) =>
        form.setFieldValue(
          "files",
          now.map(({ fileId, fileName }) => ({ id: fileId, fileName })),
        )
      }
      onBusy={onBusy}
    />
  );
}
