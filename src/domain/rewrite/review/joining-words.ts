/**
 * English words that a rewriting may add to join what the person said: they claim nothing. Words of cause
 * ("resulting"), of extent ("all", "every") and of standing ("key", "leading") are left out on purpose.
 */
const words = `
a an and or but nor of for with in on at by to from as that which who whom whose this these those it its they their
them there here where when while whilst during after before between among across through throughout within
along into onto over per via using use used uses with including include includes included plus also both
i me my mine we our us you your he his she her him myself
is are was were be been being am has have had having do does did will would can could may might not no
then than so if such same own each other another up down out off about around under above below against toward towards
until since upon amid amongst despite rather instead versus namely compared further
serve serves served serving act acted acting take takes took taking part
i've i'm don't didn't doesn't wasn't isn't couldn't wouldn't haven't hasn't can't
contribute contributes contributed contributing help helps helped helping
cover covers covered covering span spanning comprising totaling totalling averaging ranging
respectively together alongside itself himself herself themselves still now currently previously later earlier
ongoing date due work works worked working
`;

const joining = new Set(words.trim().split(/\s+/));

export const isJoining = (key: string): boolean => joining.has(key);
