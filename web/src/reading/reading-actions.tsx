import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconPrinter, IconShare } from "@tabler/icons-react";
import { useWords } from "../words.ts";
import styles from "./reading-actions.module.css";

/** Shares or prints an article. */
export function ReadingActions({ title }: { title: string }) {
  const say = useWords("reading");
  return (
    <div className={styles["actions"]}>
      <ShareButton title={title} />
      <Button
        variant="subtle"
        mih={44}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {say("print")}
      </Button>
    </div>
  );
}

/** Uses the device's share sheet if it has one; otherwise the address is copied. */
function ShareButton({ title }: { title: string }) {
  const say = useWords("reading");
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.done(say("copied"));
      }
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled) toast.failed(say("notCopied"));
    }
  };
  return (
    <Button
      variant="subtle"
      mih={44}
      leftSection={<IconShare size={18} aria-hidden />}
      onClick={() => void share()}
    >
      {say("share")}
    </Button>
  );
}
