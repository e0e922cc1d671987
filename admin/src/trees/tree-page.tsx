import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { type Branch, branchesOf, type Editing, type TreeNode } from "./tree.ts";
import { TreeLine, type TreeCalls } from "./tree-line.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./trees.module.css";

interface FormProps<Of extends TreeNode> {
  editing: Editing<Of>;
  branches: readonly Branch<Of>[];
  leave: () => void;
}
interface TreePageProps<Of extends TreeNode> extends TreeCalls<Of> {
  title: string;
  hint: string;
  /** The link back to the list that the categories belong to. */
  back?: ReactNode;
  /** Beside the button to add one. */
  actions?: ReactNode;
  query: UseQueryResult<Of[]>;
  Form: (props: FormProps<Of>) => ReactNode;
}

/** A whole tree of categories: order, names, parents. */
export function TreePage<Of extends TreeNode>(props: TreePageProps<Of>) {
  const { title, hint, query, Form } = props;
  const { data: nodes, error, refetch } = query;
  const say = useWords("trees");
  const [editing, setEditing] = useState<Editing<Of>>();
  const branches = branchesOf(nodes ?? []);
  const leave = () => setEditing(undefined);
  return (
    <>
      <Head title={title} />
      {props.back}
      <div className={styles["top"]}>
        <h1>{title}</h1>
        <span className={styles["acts"]}>
          {props.actions}
          <Button onClick={() => setEditing({ below: "" })}>{say("create")}</Button>
        </span>
      </div>
      <p className={styles["hint"]}>{hint}</p>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : !nodes ? (
        <Loading lines={10} height={36} />
      ) : branches.length === 0 ? (
        <Empty title={say("none")} />
      ) : (
        <ul className={styles["tree"]} aria-label={title}>
          {branches.map((branch) => (
            <TreeLine key={branch.node.id} branch={branch} edit={setEditing} {...props} />
          ))}
        </ul>
      )}
      <Dialog
        opened={editing !== undefined}
        onClose={leave}
        title={say(editing && "node" in editing ? "edit" : "create")}
      >
        {editing && <Form editing={editing} branches={branches} leave={leave} />}
      </Dialog>
    </>
  );
}
