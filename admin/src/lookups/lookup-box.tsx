import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { useWords } from "../words.ts";
import styles from "./lookups.module.css";

const load = () => import("./lookup-window.tsx");
const LookupWindow = lazy(async () => ({ default: (await load()).LookupWindow }));

/** The search over everything: a button, `/` and Ctrl+K. Its window is fetched when it is wanted. */
export function LookupBox() {
  const say = useWords("lookups");
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = useCallback(() => setIsOpen(false), []);
  useHotkeys([["/", open]]);
  // Works in fields, too, where a slash is a character.
  useHotkeys([["mod+K", open]], []);
  return (
    <>
      <Button
        variant="default"
        px={12}
        leftSection={<IconSearch size={16} aria-hidden />}
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={() => void load()}
        onClick={open}
      >
        {say("open")}
        <kbd className={styles["key"]} aria-hidden>
          /
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <LookupWindow close={close} />
        </Suspense>
      )}
    </>
  );
}
