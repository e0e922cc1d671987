export interface Mime {
  headers: Record<string, string>;
  text?: string;
  html?: string;
  attachments: { name: string; type: string; size: number }[];
}

/** Decodes encoded words such as =?UTF-8?B?...?= (RFC 2047). */
export function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(
      /=\?([^?]+)\?([bq])\?([^?]*)\?=/gi,
      (_all, charset: string, kind: string, data: string) =>
        kind.toLowerCase() === "b"
          ? decode(Buffer.from(data, "base64"), charset)
          : decode(quoted(data.replaceAll("_", " ")), charset),
    );
}

function quoted(text: string): Buffer {
  const plain = text.replace(/=\r?\n/g, "");
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at++) {
    const hex = plain[at] === "=" ? /^[0-9a-f]{2}/i.exec(plain.slice(at + 1)) : null;
    if (!hex) bytes.push(...Buffer.from(plain[at]!, "latin1"));
    else {
      bytes.push(parseInt(hex[0], 16));
      at += 2;
    }
  }
  return Buffer.from(bytes);
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset nobody knows is shown as it came.
    return bytes.toString("latin1");
  }
}

function headersOf(head: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers[line.slice(0, at).toLowerCase()] = words(line.slice(at + 1).trim());
  }
  return headers;
}

const parameter = (header: string, name: string) =>
  new RegExp(`${name}="?([^";]+)"?`, "i").exec(header)?.[1];

/** Reads a mail in MIME format, given byte for byte as latin1 text. */
export function parseMime(raw: string): Mime {
  const at = /\r?\n\r?\n/.exec(raw);
  const headers = headersOf(at ? raw.slice(0, at.index) : raw);
  const body = at ? raw.slice(at.index + at[0].length) : "";
  const type = headers["content-type"] ?? "text/plain";
  const mail: Mime = { headers, attachments: [] };
  const boundary = parameter(type, "boundary");
  if (/^multipart\//i.test(type) && boundary) {
    for (const part of body.split(`--${boundary}`).slice(1)) {
      if (part.startsWith("--")) break;
      const { text, html, attachments } = parseMime(part.replace(/^\r?\n/, ""));
      mail.text ??= text;
      mail.html ??= html;
      mail.attachments.push(...attachments);
    }
    return mail;
  }
  const encoding = (headers["content-transfer-encoding"] ?? "").toLowerCase();
  const bytes =
    encoding === "base64"
      ? Buffer.from(body, "base64")
      : encoding === "quoted-printable"
        ? quoted(body)
        : Buffer.from(body, "latin1");
  const disposition = headers["content-disposition"] ?? "";
  const name = parameter(disposition, "filename") ?? parameter(type, "name");
  if (/^attachment/i.test(disposition) || !/^text\//i.test(type))
    mail.attachments.push({ name: name ?? "이름 없음", type, size: bytes.length });
  else {
    const text = decode(bytes, parameter(type, "charset") ?? "utf-8");
    if (/^text\/html/i.test(type)) mail.html = text;
    else mail.text = text;
  }
  return mail;
}
