/**
 * Hosts where invitation links get published; their visitors are blocked (D11). The list is the project's own. A host
 * covers all its subdomains. Instagram is not listed because its visitors get an overlay. Discord is not listed because
 * a link in a chat only reveals the messenger's host.
 */
export const BLOCKLIST: Readonly<Record<'coupon' | 'forum' | 'search' | 'social', readonly string[]>> = {
  coupon: hosts(`
    1nadan.si 1parrainage.com acties.nl adealsweden.com alennuskoodini.fi alerabat.com amcupon.ro apopou.gr beta.lt
    bonuszbrigad.hu bravosconto.it chilli.ee chollometro.com code-parrainage.net codicesconto.com couponfollow.com
    coupons.com crnojaje.hr cuponation.ch cuponation.fi cuponation.se cupones.es dealabs.com dealbunny.de
    dealdoktor.de descuentos.elpais.com discountcodes.irishtimes.com ebuyclub.com grabo.bg groupon.com
    gutscheine.blick.ch gutscheine.de gutscheine.focus.de gutscheine.kleinezeitung.at gutscheinpony.de
    gutscheinsammler.de hotukdeals.com igraal.com invitation.codes joinhoney.com kodyrabatowe.pl kortingscode.nl
    kouponia365.gr kuplio.hu kuplio.ro kuponkodok.hu lareduction.fr lovecoupons.bg lovecoupons.com lovecoupons.com.hr
    lovecoupons.dk lovecoupons.ee lovecoupons.lt lovecoupons.lu lovecoupons.lv lovecoupons.pt lovecoupons.si
    lovevouchers.ie ma-reduc.com mein-deal.com monsterdealz.de mydealz.de pepper.com pepper.it pepper.pl picodi.com
    piucodicisconto.com poulpeo.com preisjaeger.at preispirat.ch promojagers.be rabathelten.dk
    rabatkoder.ekstrabladet.dk rabattkalas.se radins.com referralcodes.com retailmenot.com schnaeppchenfuchs.com
    scontomaggio.com simplycodes.com skrz.cz slevomat.cz slickdeals.net soydechollos.com sparhamster.at sparwelt.de
    super-parrain.com tipli.cz tipli.sk vouchercodes.co.uk widilo.fr zlavomat.sk
  `),
  search: hosts(`
    ask.com baidu.com bing.com chatgpt.com dogpile.com duckduckgo.com ecosia.org google.at google.be google.bg
    google.ch google.co.uk google.com google.com.cy google.cz google.de google.dk google.ee google.es google.fi
    google.fr google.gr google.hr google.hu google.ie google.it google.lt google.lu google.lv google.nl google.pl
    google.pt google.ro google.se google.si google.sk kagi.com lemoteur.orange.fr metager.de metager.org mojeek.com
    najdi.si neti.ee perplexity.ai pesquisa.sapo.pt qwant.com ricerca.virgilio.it search.aol.com search.brave.com
    search.ch search.lilo.org search.seznam.cz search.yahoo.com startpage.com suche.gmx.net suche.t-online.de suche.web.de swisscows.com
    szukaj.onet.pl szukaj.wp.pl ya.ru yandex.com yandex.ru
    zoznam.sk
  `),
  forum: hosts(`
    amino.dk aufeminin.com bg-mamma.com boards.ie bokt.nl calis.delfi.lv commentcamarche.net computerbase.de
    desprecopii.com doctissimo.fr emimino.cz englishforum.ch familjeliv.se flashback.org fok.nl forocoches.com
    forum.hr forum.purseblog.com forumactif.com forumfree.it gutefrage.net gyakorikerdesek.hu hwupgrade.it insomnia.gr
    jeuxvideo.com kafeteria.pl lemmy.world med.over.net mediavida.com meneame.net modrykonik.cz modrykonik.sk
    moneysavingexpert.com mumsnet.com perekool.ee prohardver.hu quora.com redd.it reddit.com ringaraja.net
    slo-tech.com styleforum.net suomi24.fi supermama.lt sweclockers.com telefon-treff.de thefashionspot.com
    tweakers.net urbia.de userbase.be vauva.fi wizaz.pl wykop.pl zwame.pt
  `),
  social: hosts(`
    bsky.app discord.gg draugiem.lv facebook.com fb.com fb.me linkedin.com lnkd.in mastodon.social ok.ru
    pin.it pinterest.at pinterest.ch pinterest.co.uk pinterest.com pinterest.de pinterest.dk pinterest.es pinterest.fr
    pinterest.ie pinterest.it pinterest.pt pinterest.se pokec.azet.sk snapchat.com t.co t.me telegram.me telegram.org
    threads.com threads.net tiktok.com tumblr.com twitch.tv twitter.com vk.com vk.ru x.com xing.com youtu.be
    youtube.com
  `),
};

/**
 * Hosts of private correspondence: mails and chats are not published, even if the parent host is on the list (D46).
 * Public groups, sites and channels are not listed here.
 */
export const CORRESPONDENCE: Readonly<Record<'mail' | 'chat' | 'documents', readonly string[]>> = {
  mail: hosts(`
    360.yandex.com 360.yandex.ru app.fastmail.com calendar.google.com e.mail.ru
    email.seznam.cz email.t-online.de mail.aol.com mail.google.com mail.libero.it mail.orange.fr mail.proton.me
    mail.sapo.pt mail.tuta.com mail.yahoo.com mail.yandex.com mail.yandex.ru mail.zoho.com mail.zoho.eu mail.zoznam.sk
    messagerie.orange.fr navigator-bs.gmx.net outlook.live.com outlook.office.com outlook.office365.com poczta.onet.pl
    poczta.wp.pl www.icloud.com
  `),
  chat: hosts(`
    app.element.io app.slack.com chat.google.com chat.reddit.com discord.com hangouts.google.com meet.google.com
    messages.google.com teams.live.com teams.microsoft.com web.skype.com web.snapchat.com web.telegram.org
    web.whatsapp.com www.messenger.com
  `),
  documents: hosts(`
    docs.google.com docs.yandex.com docs.yandex.ru drive.google.com onedrive.live.com
  `),
};

const LISTED = new Set(Object.values(BLOCKLIST).flat());
const EXEMPT = new Set(Object.values(CORRESPONDENCE).flat());

/** The longest name that resolves (RFC 1035, 2.3.4). Only the last so many characters of a host are checked. */
const LONGEST = 253;

/** Compares whole labels from the right: `google.com` covers `www.google.com`, not `mygoogle.com`. */
function covers(list: ReadonlySet<string>, host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').slice(-LONGEST).split('.');
  return labels.some((_, start) => list.has(labels.slice(start).join('.')));
}

/** True if a host carries private correspondence (D46). Takes a host as given by `URL.hostname`, as below. */
export const isCorrespondence = (host: string): boolean => covers(EXEMPT, host);

/**
 * True if a host publishes its content: it or a parent is on the list (D11), and it is not a host of private
 * correspondence (D46). Takes a host as given by `URL.hostname`; case and a final dot are ignored.
 */
export const isBlocklisted = (host: string): boolean => covers(LISTED, host) && !isCorrespondence(host);

function hosts(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
