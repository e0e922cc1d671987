import { languages } from "@bupum/shared/kernel/language/language-of";
import { failureOf } from "@bupum/ui/failure";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { tagTree } from "../catalogue/queries.ts";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { useWords } from "../words.ts";
import type { Branch, Editing } from "./tree.ts";
import styles from "./tags.module.css";

const deepest = 2;

interface TagLineProps {
  branch: Branch;
  edit: (editing: Editing) => void;
}

/** One category: its names, how many parts carry it, and its buttons. */
export function TagLine({ branch, edit }: TagLineProps) {
  const say = useWords("categoryTags");
  const language = useLocale();
  const client = useQueryClient();
  const { tag, depth } = branch;
  const name = tag.name[language];
  const others = languages
    .map((other) => tag.name[other])
    .filter((other, at, all) => other !== name && all.indexOf(other) === at);
  const readAgain = () => void client.invalidateQueries({ queryKey: tagTree.queryKey });
  return (
    <li className={styles["line"]} data-depth={depth}>
      <Moves branch={branch} name={name} readAgain={readAgain} />
      <span className={styles["name"]}>
        <b>{name}</b>
        <small>{others.join(" · ")}</small>
      </span>
      <Link to="/products" search={{ categoryTagId: tag.id }} className={styles["count"]}>
        {say("parts", { count: tag.productCount })}
      </Link>
      <span className={styles["acts"]}>
        {depth < deepest && (
          <Button
            variant="default"
            size="sm"
            aria-label={say("addBelow", { name })}
            onClick={() => edit({ below: tag.id })}
          >
            {say("add")}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={say("editOf", { name })}
          onClick={() => edit({ tag })}
        >
          {say("change")}
        </Button>
        <RemoveButton
          compact
          name={name}
          label={say("removeOf", { name })}
          remove={() => api.categoryTagEntities.remove({ params: { id: tag.id } })}
          done={readAgain}
        />
      </span>
    </li>
  );
}

function Moves(props: { branch: Branch; name: string; readAgain: () => void }) {
  const { branch, name, readAgain } = props;
  const { tag, place, siblings } = branch;
  const say = useWords("categoryTags");
  const move = useMutation({
    mutationFn: (order: number) =>
      api.categoryTagEntities.update({
        params: { id: tag.id },
        body: { order, version: tag.version },
      }),
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
