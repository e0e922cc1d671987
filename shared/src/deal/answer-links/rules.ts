/** The secret of a link: 256 bits in base64url, as they stand behind the # of its address. */
export const answerToken = /^[\w-]{43}$/;
