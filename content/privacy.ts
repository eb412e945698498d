import { localized } from './locale.ts';
import { legal, site } from './site.ts';

/** What the host of this site keeps of its own accord, with its name where the owner has filled it in. */
const host = {
  en: {
    name: legal.host?.name ?? 'Our host',
    until: legal.host?.logDays ? `deletes it after ${legal.host.logDays} days` : 'deletes it when its own rules say so',
  },
  nl: {
    name: legal.host?.name ?? 'Onze hostingpartij',
    until: legal.host?.logDays ? `wist ze na ${legal.host.logDays} dagen` : 'wist ze volgens haar eigen regels',
  },
};

/** What a server notes of one visit, as an example: an address that nobody has, the time, the page (without its strokes, which the large face lacks) and the browser. */
export const logLine = { address: '198.51.100.7', time: '14:32', page: 'privacy', browser: 'Firefox' } as const;

/** The words of the privacy page: what this site keeps of a visitor, where, and for how long. What the code does is said here; change both together. */
export const privacyWords = localized({
  en: {
    head: {
      title: `Privacy: what ${site.name} keeps, and how long`,
      description:
        'No cookies, no trackers, no servers of other companies. What your browser remembers, what happens to an enquiry, and when it is deleted.',
    },
    sharePicture: 'A cut stone drawn in thin lines; at its upper left some planes mirror the light.',
    hero: {
      title: 'You can see right\u00a0*through* us',
      lead: 'This page says what our site knows about you, where that is kept and for how long. It is not much.',
    },
    figures: {
      cookies: { before: 'Cookies', after: 'that we set' },
      servers: { before: 'Servers', after: 'of other companies' },
      notes: { before: 'Small notes', after: 'in your browser, for you alone' },
      days: { before: 'An enquiry is deleted after', after: 'days' },
    },
    browser: {
      title: 'What stays in *your* browser',
      lead: 'These notes never leave your device, and clearing the data of this site removes them. The longer the plane, the longer a note is kept.',
      /** One for each thing that scripts store; `kept` says how long, set large. */
      notes: {
        language: {
          kept: 'until you clear it',
          title: 'The language you chose',
          text: 'Written down when you press a language in the menu, so that you need not choose again.',
        },
        draft: {
          kept: 'until the tab closes',
          title: 'A message you have not sent',
          text: 'What you type into the contact form stays in its tab, so that a reload loses nothing. It goes when you send it or close the tab.',
        },
        position: {
          kept: 'once',
          title: 'Where you were reading',
          text: 'When you change the language, the tab notes how far you had come. It is used once, emptied, and gone with the tab.',
        },
      },
    },
    enquiry: {
      title: 'What happens to an *enquiry*',
      lead: 'We use what you write to answer you. No newsletter, no profile, nothing passed on.',
      /** Where the form posts to an endpoint. */
      sent: [
        {
          title: 'You send it',
          text: 'Your answers travel encrypted to our contact service, with the language of the page. Your internet address is counted in its memory, against floods from machines, and never written down.',
        },
        {
          title: 'It reaches our mailbox',
          text: 'The service keeps the enquiry until our mail server has taken it, so that nothing is lost on the way. What looks like the work of a machine is set aside.',
        },
        {
          title: 'We answer',
          text: 'Our emails to each other stay in our mailbox while we are in touch about your project. Write to us if you want them gone sooner.',
        },
        {
          title: 'It is deleted',
          text: 'The copy of the service is deleted by itself once its days are over, and what was set aside as well.',
        },
      ],
      /** Where the form opens the visitor's e-mail program. */
      mailed: [
        {
          title: 'Your own program opens',
          text: 'The button puts your answers into an email in the program you always use. Nothing is sent before you send it there.',
        },
        {
          title: 'It travels as any email does',
          text: 'From here on it is a matter between your mailbox and ours. This site receives and keeps nothing of it.',
        },
        {
          title: 'We answer',
          text: 'Our emails to each other stay in our mailbox while we are in touch about your project. Write to us if you want them gone sooner.',
        },
      ],
    },
    /** What each part of the line in the log is. */
    log: { address: 'Internet address', time: 'Time', page: 'Page', browser: 'Kind of browser' },
    around: [
      {
        title: 'What every server notes',
        text: `Whoever asks for a page tells a server an internet address, the time, the page and the kind of browser. ${host.en.name} writes this down to keep the site running and to fend off attacks, and ${host.en.until}. We add nothing to it.`,
      },
      {
        title: 'What is not here',
        text: 'No statistics and no advertising; no typefaces, maps or films from elsewhere. Instagram and LinkedIn learn of you when you follow a link to them, and not before. When you rest on a link, your browser may fetch that page ahead, from this server and no other.',
      },
    ],
    rights: {
      title: 'Your rights, and who *answers*',
      /** One for each plane, with what it means. */
      planes: [
        { title: 'See', text: 'Ask us what we hold about you.' },
        { title: 'Correct', text: 'What is wrong, we put right.' },
        { title: 'Delete', text: 'What you want gone, we remove.' },
        { title: 'Hand over', text: 'You take your details with you.' },
        { title: 'Object', text: 'Say no to the way we use them.' },
      ],
      paragraphs: [
        'One email is enough, and you hear from us within a month.',
        'We handle an enquiry because you ask us to (General Data Protection Regulation, article 6, paragraph 1, point b), and a server keeps logs because it has to be safe (point f).',
      ],
      complaint: 'If we cannot settle it between us, you may complain to',
      authority: 'the data protection authority of the country you live in',
      responsible: 'Responsible',
      service: 'Contact service',
      email: 'Email',
      phone: 'Phone',
    },
  },
  nl: {
    head: {
      title: `Privacy: wat ${site.name} bewaart en hoe lang`,
      description:
        'Geen cookies, geen volgers, geen servers van anderen. Wat uw browser onthoudt, wat er met een aanvraag gebeurt en wanneer die wordt gewist.',
    },
    sharePicture: 'Een geslepen steen in dunne lijnen; linksboven weerspiegelen enkele vlakken het licht.',
    hero: {
      title: 'U kijkt dwars *door* ons heen',
      lead: 'Hier leest u wat onze site van u weet, waar dat staat en hoe lang. Veel is het niet.',
    },
    figures: {
      cookies: { before: 'Cookies', after: 'die wij plaatsen' },
      servers: { before: 'Servers', after: 'van andere bedrijven' },
      notes: { before: 'Notities', after: 'in uw browser, alleen voor u' },
      days: { before: 'Een aanvraag wordt gewist na', after: 'dagen' },
    },
    browser: {
      title: 'Wat in *uw* browser blijft',
      lead: 'Deze notities verlaten uw apparaat niet. Ze zijn weg zodra u de gegevens van deze site verwijdert. Hoe langer het vlak, hoe langer een notitie blijft.',
      notes: {
        language: {
          kept: 'tot u hem verwijdert',
          title: 'De taal die u koos',
          text: 'Genoteerd zodra u in het menu een taal aanklikt, zodat u niet opnieuw hoeft te kiezen.',
        },
        draft: {
          kept: 'tot de tab sluit',
          title: 'Een bericht dat u nog niet verstuurde',
          text: 'Wat u in het contactformulier typt, blijft in dat tabblad: herladen kost u niets. Na versturen of sluiten is het weg.',
        },
        position: {
          kept: 'één keer',
          title: 'Waar u aan het lezen was',
          text: 'Wisselt u van taal, dan noteert het tabblad hoe ver u was. Dat wordt één keer gebruikt, geleegd, en verdwijnt met het tabblad.',
        },
      },
    },
    enquiry: {
      title: 'Wat er met een *aanvraag* gebeurt',
      lead: 'Wat u schrijft, gebruiken wij om u te antwoorden. Geen nieuwsbrief, geen profiel, en we geven niets door.',
      sent: [
        {
          title: 'U verstuurt uw aanvraag',
          text: 'Uw antwoorden gaan versleuteld naar onze contactdienst, met de taal van de pagina erbij. Uw internetadres wordt daar alleen in het geheugen geteld, als rem op massa’s berichten van machines, en nergens opgeschreven.',
        },
        {
          title: 'Die komt in onze mailbox',
          text: 'De dienst bewaart de aanvraag tot onze mailserver die heeft aangenomen; zo gaat er onderweg niets verloren. Wat op machinewerk lijkt, gaat apart.',
        },
        {
          title: 'Wij antwoorden',
          text: 'Onze mails over en weer blijven in onze mailbox zolang we contact hebben over uw project. Wilt u ze eerder weg hebben, schrijf ons dan.',
        },
        {
          title: 'De aanvraag wordt gewist',
          text: 'De kopie van de dienst wist zichzelf als haar dagen om zijn. Wat apart was gezet, gaat dan ook weg.',
        },
      ],
      mailed: [
        {
          title: 'Uw eigen programma opent',
          text: 'De knop zet uw antwoorden in een mail, in het programma dat u altijd gebruikt. Er gaat niets weg voordat u daar op versturen drukt.',
        },
        {
          title: 'Uw bericht reist als elke e-mail',
          text: 'Vanaf hier gaat het van uw mailbox naar de onze. Deze site ontvangt er niets van en bewaart er niets van.',
        },
        {
          title: 'Wij antwoorden',
          text: 'Onze mails over en weer blijven in onze mailbox zolang we contact hebben over uw project. Wilt u ze eerder weg hebben, schrijf ons dan.',
        },
      ],
    },
    log: { address: 'Internetadres', time: 'Tijdstip', page: 'Pagina', browser: 'Soort browser' },
    around: [
      {
        title: 'Wat elke server noteert',
        text: `Wie een pagina opvraagt, vertelt een server een internetadres, het tijdstip, de pagina en het soort browser. ${host.nl.name} noteert die gegevens om de site in de lucht te houden en aanvallen af te slaan, en ${host.nl.until}. Wij voegen daar niets aan toe.`,
      },
      {
        title: 'Wat hier niet is',
        text: 'Geen statistieken en geen advertenties; geen lettertypen, kaarten of films van elders. Instagram en LinkedIn merken u pas op als u een link naar hen volgt, niet eerder. Blijft u op een link rusten, dan haalt uw browser die pagina soms alvast op, van deze server en geen andere.',
      },
    ],
    rights: {
      title: 'Uw rechten, en wie u *antwoord* geeft',
      planes: [
        { title: 'Inzien', text: 'Vraag ons wat we van u hebben.' },
        { title: 'Verbeteren', text: 'Wat niet klopt, passen we aan.' },
        { title: 'Wissen', text: 'Wat weg moet, halen we weg.' },
        { title: 'Overdragen', text: 'U neemt uw gegevens mee.' },
        { title: 'Weigeren', text: 'Maak bezwaar tegen het gebruik.' },
      ],
      paragraphs: [
        'Eén e-mail is genoeg, en binnen een maand hoort u van ons.',
        'Een aanvraag behandelen we omdat u daarom vraagt (Algemene verordening gegevensbescherming, artikel 6, lid 1, onder b); een server houdt een logboek bij omdat hij veilig moet zijn (onder f).',
      ],
      complaint: 'Komen we er samen niet uit, dan kunt u een klacht indienen bij',
      authority: 'de toezichthouder op gegevensbescherming in het land waar u woont',
      responsible: 'Verantwoordelijk',
      service: 'Contactdienst',
      email: 'E-mail',
      phone: 'Telefoon',
    },
  },
});
