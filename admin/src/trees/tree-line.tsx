import { languages } from "@bupum/shared/kernel/language/language-of";
import { failureOf } from "@bupum/ui/failure";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { useWords } from "../words.ts";
import type { Branch, Editing, TreeNode } from "./tree.ts";
import styles from "./trees.module.css";

export interface TreeCalls<Of extends TreeNode> {
  /** The most levels. */
  levels: number;
  /** The number of its things, with a link to them. */
  Count: (props: { node: Of }) => ReactNode;
  /** Changes its position among its siblings. */
  move: (node: Of, order: number) => Promise<unknown>;
  remove: (node: Of) => Promise<void>;
  /** Reloads after a change, also after a conflict. */
  readAgain: () => void;
}
interface TreeLineProps<Of extends TreeNode> extends TreeCalls<Of> {
  branch: Branch<Of>;
  edit: (editing: Editing<Of>) => void;
}

/** One category: its names, its number of things, and its buttons. */
export function TreeLine<Of extends TreeNode>(props: TreeLineProps<Of>) {
  const { branch, edit, levels, Count, remove, readAgain } = props;
  const { node, depth } = branch;
  const say = useWords("trees");
  const language = useLocale();
  const name = node.name[language];
  const others = languages
    .map((other) => node.name[other])
    .filter((other, at, all) => other !== name && all.indexOf(other) === at);
  return (
    <li className={styles["line"]} data-depth={depth}>
      <Moves name={name} {...props} />
      <span className={styles["name"]}>
        <b>{name}</b>
        <small>{others.join(" · ")}</small>
      </span>
      <span className={styles["count"]}>
        <Count node={node} />
      </span>
      <span className={styles["acts"]}>
        {depth < levels - 1 && (
          <Button
            variant="default"
            size="sm"
            aria-label={say("addBelow", { name })}
            onClick={() => edit({ below: node.id })}
          >
            {say("add")}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={say("editOf", { name })}
          onClick={() => edit({ node })}
        >
          {say("change")}
        </Button>
        <RemoveButton
          compact
          name={name}
          label={say("removeOf", { name })}
          remove={() => remove(node)}
          done={readAgain}
        />
      </span>
    </li>
  );
}

function Moves<Of extends TreeNode>(props: TreeLineProps<Of> & { name: string }) {
  const { branch, name, readAgain } = props;
  const { node, place, siblings } = branch;
  const say = useWords("trees");
  const move = useMutation({
    mutationFn: (order: number) => props.move(node, order),
    onSuccess: readAgain,
    onError: (error) => {
      if (failureOf(error).status === 409) readAgain();
    },
  });
  const look = { variant: "subtle", color: "gray", c: "inherit", size: 36 } as const;
  return (
    <span className={styles["moves"]}>
      <ActionIcon
        {...look}
        disabled={place === 0 || move.isPending}
        aria-label={say("up", { name })}
        onClick={() => move.mutate(place - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        disabled={place === siblings - 1 || move.isPending}
        aria-label={say("down", { name })}
        onClick={() => move.mutate(place + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
