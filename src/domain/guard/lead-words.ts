/** Words of leading and of helping in the languages read: rules of language, for texts the verb list does not cover. */
const edge = '(?<![\\p{L}])';
const end = '(?![\\p{L}])';

export const leadWords = new RegExp(
  `${edge}(?:led|lead|leads|leading|directed|directs|headed|spearheaded|chaired|founded|dirig[íióe]\\p{L}*|lider[éóai]\\p{L}*|encabec[ée]|fund[éó]|dirigé\\p{L}*|dirige|piloté|fondé|à la tête|leitete|leite|leitung|gründete|geführt|kierował\\p{L}*|kieruję|prowadziłam|założył\\p{L}*|dirigi|liderei|chefiei|coordenei|fundei)${end}|主导|牵头|领导|带领|创立`,
  'iu',
);

export const helpWords = new RegExp(
  `${edge}(?:ayud\\p{L}*|colabor\\p{L}*|particip\\p{L}*|apoy\\p{L}*|asist\\p{L}*|contribu\\p{L}*|aid[ée]\\p{L}*|assist\\p{L}*|soutien|mitarbeit|mitwirk\\p{L}*|mitgewirkt|unterstütz\\p{L}*|beteilig\\p{L}*|geholfen|wspier\\p{L}*|wsparci\\p{L}*|pomag\\p{L}*|uczestnicz\\p{L}*|współ\\p{L}*|udział|ajud\\p{L}*|apoi\\p{L}*|auxili\\p{L}*|membro|miembro|membre|mitglied|członk\\p{L}*)${end}|参与|协助|配合|支持`,
  'iu',
);
