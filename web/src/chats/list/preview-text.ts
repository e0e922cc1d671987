import type { ChatRoomRow } from "@bupum/shared/talk/chats/contract";
import { useWords } from "../../words.ts";
import { isPicture } from "../log/is-picture.ts";

type Preview = Pick<NonNullable<ChatRoomRow["preview"]>, "kind" | "text">;

/** The beginning of a last message, as lists of rooms show it. */
export function usePreviewText(): (preview: Preview | undefined) => string {
  const say = useWords("chats");
  return (preview) => {
    if (!preview) return say("list.noMessage");
    const { kind, text = "" } = preview;
    if (kind === "TEXT") return text;
    const isDrawn = kind === "FILE" && isPicture({ fileName: text });
    const what = isDrawn
      ? "list.picture"
      : kind === "CARD"
        ? "list.deal"
        : (`kinds.${kind}` as const);
    return [`[${say(what)}]`, text].filter(Boolean).join(" ");
  };
}
