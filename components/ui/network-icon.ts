import * as icons from 'react-icons/fa6'

/**
 * As Font Awesome calls them, which does not say which of its icons are of networks: `FaSignal` and `FaPhone` are not. Behind
 * `=` stands the icon that it calls otherwise, or that has bare letters, because these fit our frame better.
 */
const NETWORKS = `
  500Px Angellist AppStore Artstation Bandcamp BattleNet Behance Bilibili Bitbucket Blogger Bluesky Codepen
  Dailymotion Debian Deezer Dev Deviantart Diaspora Discord Discourse Docker Dribbble Drupal Etsy Facebook=FacebookF
  FacebookMessenger Fedora Figma Flickr Flipboard Foursquare FreeCodeCamp Github Gitlab Goodreads Google GooglePlay
  GoogleScholar HackerNews Hackerrank Hashnode Imdb Instagram ItchIo Kaggle Keybase Kickstarter Lastfm Letterboxd Line
  Linkedin=LinkedinIn Mastodon Medium Meetup Mendeley Microsoft Npm Odnoklassniki Odysee Orcid Patreon Paypal
  Pinterest Pixiv Playstation ProductHunt Qq Quora Ravelry Reddit Renren Researchgate Rocketchat Salesforce Shopify
  Signal=SignalMessenger Sketch Skype Slack Slideshare Snapchat Soundcloud SpeakerDeck Spotify StackExchange
  StackOverflow Steam Strava Telegram Threads Tiktok Trello Tumblr Twitch Twitter Ubuntu Unsplash Upwork Viber Vimeo
  Vk Weibo Weixin Whatsapp Wordpress X=XTwitter XTwitter Xbox Xing YCombinator Yahoo Yandex Yelp Youtube Zhihu`

const ICONS = new Map(
  NETWORKS.match(/\S+/g)?.map((network) => {
    const [name = '', icon = name] = network.split('=')
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the content decides which icon is needed; the server renders it, so it costs no script
    return [name.toLowerCase(), icons[`Fa${icon}` as keyof typeof icons]] // the compiler types the names as plain strings
  }),
)

/** Finds the icon of a network by its name as people write it. A label that is no network has none. */
export function networkIcon(label: string) {
  return ICONS.get(label.toLowerCase().replace(/[^a-z\d]/g, ''))
}
