import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { useWords } from "../../words.ts";
import { cataloguePicture, pictureTypes, uploadPicture } from "./pictures.ts";
import styles from "./editor.module.css";

const megabyte = 1024 * 1024;

/** Inserts pictures of this machine into the text, and edits the text of the selected one. */
export function PictureButton({ editor }: { editor: Editor }) {
  const say = useWords("wikiEditor");
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    if (file.size > cataloguePicture.maxBytes) {
      toast.failed(say("pictureTooLarge", { megabytes: cataloguePicture.maxBytes / megabyte }));
      return;
    }
    setSending(true);
    try {
      const attrs = await uploadPicture(file);
      editor.chain().focus().insertContent({ type: "image", attrs }).run();
    } catch (error) {
      const { issues, message } = failureOf(error);
      toast.failed(issues[0]?.message ?? message ?? say("pictureFailed"));
    }
    setSending(false);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        loading={isSending}
        aria-label={say("picture")}
        title={say("picture")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={20} aria-hidden />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say("pictureFile")}
        accept={pictureTypes.map((type) => `.${type}`).join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      {editor.isActive("image") && <PictureWords editor={editor} />}
    </>
  );
}

function PictureWords({ editor }: { editor: Editor }) {
  const say = useWords("wikiEditor");
  const { alt, fileId } = editor.getAttributes("image");
  return (
    <TextInput
      key={String(fileId)}
      className={styles["alt"]}
      aria-label={say("pictureWords")}
      placeholder={say("pictureWords")}
      defaultValue={String(alt ?? "")}
      maxLength={200}
      onBlur={({ currentTarget: { value } }) =>
        editor.commands.updateAttributes("image", { alt: value })
      }
    />
  );
}
